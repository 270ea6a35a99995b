#!/usr/bin/env python3
"""The yardstick for speed: a hand-written Penneech judge that knows one game, the base rules, and nothing else.

    yardstick.py --make N [SEED] > CORPUS.jsonl    N different random lawful matches
    yardstick.py CORPUS.jsonl [REPEATS]            logs/s and events/s, from the text to the scores

It reads the same JSON Lines logs as `referee check` and stops at the first fault without saying why. A generic
referee that gives reasons can be compared with it in one run: the ratio is the price of being generic. Decoding
(the standard library's json) and judging are printed apart as well. `compare.py` does that; this file stays as it is,
so that figures of one year can be held against those of another.
"""

# ruff: noqa
# fmt: off
import json
import pathlib
import random
import sys
import time

SUITS, RANKS = "♠♥♦♣", ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
CARDS = {r + s: k * 13 + i for k, s in enumerate(SUITS) for i, r in enumerate(RANKS)}
PENNEECH = CARDS["7♦"]
BIT = [1 << c for c in range(52)]
SUIT = [0x1FFF << (c // 13 * 13) for c in range(52)]
TURN = [14 if c == PENNEECH else {12: 5, 11: 4, 10: 3, 9: 2}.get(c % 13, 0) for c in range(52)]


def strength(c):
    return 13 if c == PENNEECH else c % 13


WINS = [[[(strength(b) > strength(a)) if a // 13 == b // 13 else b // 13 == t for b in range(52)] for a in range(52)] for t in range(4)]
WON = [[(7 if c == PENNEECH else TURN[c]) if c // 13 == t else 0 for c in range(52)] for t in range(4)]


class Fault(Exception):
    pass


def judge(log):
    names = log["seats"]
    seat = {names[0]: 0, names[1]: 1}
    score, hands, cards = [0, 0], [0, 0], CARDS
    dealer, phase, leader, to_play, seen, tricks, won0, lead, trump = None, "deal", 0, 0, 0, 0, 0, -1, 0
    for event in log["events"]:
        if "play" in event:
            c, who = cards[event["play"]], seat[event["by"]]
            hand = hands[who]
            if phase != "play" or who != to_play or not hand & BIT[c]:
                raise Fault
            hands[who] = hand ^ BIT[c]
            if lead < 0:
                lead, to_play = c, 1 - who
                continue
            if hand & SUIT[lead] and not BIT[c] & SUIT[lead]:
                raise Fault
            if WINS[trump][lead][c]:
                leader = who
            else:
                leader = 1 - who
            score[leader] += WON[trump][lead] + WON[trump][c]
            tricks += 1
            won0 += leader == 0
            to_play, lead = leader, -1
            phase = "over" if score[leader] >= 61 else "turn"
        elif "turn" in event:
            c, who = cards[event["turn"]], seat[event["by"]]
            if phase != "turn" or who != to_play or seen & BIT[c]:
                raise Fault
            seen |= BIT[c]
            if tricks or phase == "turn" and dealer != who:
                score[who] += TURN[c]
                if score[who] >= 61:
                    phase = "over"
                    continue
            trump = c // 13
            if tricks == 0:
                to_play = 1 - who
            if tricks == 7:
                best, n = (0, won0) if won0 > 3 else (1, 7 - won0)
                score[best] += 2 * n - 7
                phase = "over" if score[best] >= 61 else "deal"
            else:
                phase = "play"
        elif "deal" in event:
            who = seat[event["by"]]
            if phase != "deal" or dealer is not None and who == dealer:
                raise Fault
            dealer = who
            for name, dealt in event["deal"].items():
                mask = 0
                for text in dealt.split():
                    mask |= BIT[cards[text]]
                hands[seat[name]] = mask
            seen = hands[0] | hands[1]
            if seen.bit_count() != 14:
                raise Fault
            phase, to_play, tricks, won0, lead = "turn", who, 0, 0, -1
        elif "throw-in" in event:
            if phase != "turn" or tricks:
                raise Fault
            phase, dealer = "deal", 1 - dealer
    return score


def make(rng):
    """A random lawful match of the base game."""
    names = ["Anna", "Ben"]
    texts = list(CARDS)
    events, score, dealer = [], [0, 0], rng.randrange(2)
    while True:
        deck = rng.sample(texts, 52)
        held, stock = [deck[:7], deck[7:14]], deck[14:]
        events.append({"by": names[dealer], "deal": {n: " ".join(h) for n, h in zip(names, held)}})
        leader, won, up = 1 - dealer, [0, 0], stock.pop()
        events.append({"by": names[dealer], "turn": up})
        for _ in range(7):
            trump = CARDS[up] // 13
            lead = held[leader].pop(rng.randrange(len(held[leader])))
            events.append({"by": names[leader], "play": lead})
            other = 1 - leader
            reply = rng.choice([c for c in held[other] if c[-1] == lead[-1]] or held[other])
            held[other].remove(reply)
            events.append({"by": names[other], "play": reply})
            if WINS[trump][CARDS[lead]][CARDS[reply]]:
                leader = other
            won[leader] += 1
            score[leader] += WON[trump][CARDS[lead]] + WON[trump][CARDS[reply]]
            if score[leader] >= 61:
                break
            up = stock.pop()
            events.append({"by": names[leader], "turn": up})
            score[leader] += TURN[CARDS[up]]
            if score[leader] >= 61:
                break
        else:
            best = 0 if won[0] > won[1] else 1
            score[best] += 2 * won[best] - 7
        if max(score) >= 61:
            return {"format": "referee-log/1", "game": "penneech", "seats": names, "events": events}
        dealer = 1 - dealer


def main():
    if sys.argv[1] == "--make":
        rng = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 1)
        for _ in range(int(sys.argv[2])):
            print(json.dumps(make(rng), ensure_ascii=False))
        return
    lines = pathlib.Path(sys.argv[1]).read_bytes().splitlines()
    repeats = int(sys.argv[2]) if len(sys.argv) > 2 else 3
    events = sum(len(json.loads(line)["events"]) for line in lines)
    best = read = float("inf")
    for _ in range(repeats):
        start = time.perf_counter()
        for line in lines:
            json.loads(line)
        read = min(read, time.perf_counter() - start)
        start = time.perf_counter()
        for line in lines:
            judge(json.loads(line))
        best = min(best, time.perf_counter() - start)
    print(f"yardstick: {len(lines) / best:,.0f} logs/s, {events / best:,.0f} events/s "
          f"({len(lines)} logs, {events} events; decoding is {read / best:.0%} of it)")


if __name__ == "__main__":
    main()
