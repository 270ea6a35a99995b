"""The page of the proof: which changes of the rules no scenario noticed."""

from __future__ import annotations

from referee.site.clause_pages import mutant_table
from referee.site.elements import Child, element
from referee.site.layout import Page
from referee.site.pieces import wide
from referee.site.site import Site


def proof_page(site: Site) -> Page:
    """For each game how many changes were tried, and those that nobody noticed."""
    say = site.say
    body: list[Child] = []
    proven = [matter for matter in site.games if matter.judged]
    if not proven:
        body.append(element("p", say("site-proof-none"), class_="remark"))
    else:
        heads = [say(words) for words in ("site-game", "site-changes", "site-noticed", "site-left")]
        rows = []
        for matter in proven:
            judged = matter.judged or ()
            left = sum(each.killed_by is None for each in judged)
            link = element(
                "a",
                matter.books[site.lang].title,
                href=f"#game-{matter.name}" if left else f"{matter.name}/clauses.html",
            )
            numbers = [element("td", str(n), class_="n") for n in (len(judged), len(judged) - left, left)]
            rows.append(element("tr", element("th", link, scope="row"), numbers))
        head = element("tr", [element("th", t, scope="col", class_="n" if n else None) for n, t in enumerate(heads)])
        table = element("table", element("thead", head), element("tbody", rows))
        body.append(wide(table, say("site-proof")))
        left_out = [matter.books[site.lang].title for matter in site.games if not matter.judged]
        if left_out:
            body.append(element("p", say("site-proof-without", games=", ".join(left_out)), class_="remark"))
    for matter in proven:
        alive = [each for each in matter.judged or () if each.killed_by is None]
        if not alive:
            continue
        body.append(element("h2", matter.books[site.lang].title, id=f"game-{matter.name}"))
        for clause in dict.fromkeys(each.mutant.clause for each in alive):
            mine = [each for each in alive if each.mutant.clause == clause]
            href = (
                f"{matter.name}/clauses/{clause}.html" if clause in matter.clauses or clause in matter.rulings else None
            )
            body.append(element("h3", element("a", clause, href=href) if href else clause or say("site-no-clause")))
            body.append(wide(mutant_table(site, mine, site.links(matter, "proof.html")), say("site-survivors-table")))
    return Page("proof.html", say("site-proof"), body, say("site-proof-lead"), None, "proof.html")
