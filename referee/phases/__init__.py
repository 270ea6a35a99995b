"""One module a kind of phase: which acts it accepts, which clause each could break, what is lawful now."""
