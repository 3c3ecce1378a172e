"""Verify the shuffles of a Flipdeck match without Flipdeck: verify_shuffle.py < RECORD.json"""

import hashlib
import hmac
import json
import sys
from collections.abc import Iterator
from struct import unpack


def check(true: bool, what: str) -> None:
    true or sys.exit(f"not verified: {what}")


def head(use: str, *fields: object) -> bytes:
    return "".join(f"{field}\0" for field in (f"flipdeck-shuffle-v1 {use}", *fields)).encode()


def words(key: bytes, use: int, count: int, block: int = 0) -> Iterator[int]:
    first = (*unpack("<12I", b"expand 32-byte k" + key), block, count, use, 0)
    s = list(first)  # the state of ChaCha20: four columns are mixed, then four diagonals
    for step in range(80):
        a, b, c, d = (4 * row + (step + step // 4 % 2 * row) % 4 for row in range(4))
        for x, y, z, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            s[x] = (s[x] + s[y]) % 2**32
            s[z] = ((s[z] ^ s[x]) << bits | (s[z] ^ s[x]) >> 32 - bits) % 2**32
    yield from ((one + other) % 2**32 for one, other in zip(s, first, strict=True))
    yield from words(key, use, count, block + 1)


def below(stream: Iterator[int], *bounds: int) -> list[int]:
    rest, chosen, size = next(stream), [], 1  # one number decides about several places
    for bound in bounds:
        chosen.append(rest * bound >> 32)
        rest, size = rest * bound % 2**32, size * bound
    return chosen if rest >= 2**32 % size else below(stream, *bounds)


def shuffle(names: list[str], stream: Iterator[int]) -> list[str]:
    cards, left = sorted(names), len(names)
    while left > 1:
        for place in below(stream, *range(left, left - (4 if left > 4 else 1), -1)):
            left -= 1
            cards[place], cards[left] = cards[left], cards[place]
    return cards[::-1]  # the next card first


told, key = (record := json.load(sys.stdin))["shuffle"], {}
rulings, of = told["rulings"], {each["round"]: each for each in told["rounds"]}
text = json.dumps(rulings, sort_keys=True, separators=(",", ":")).encode()
for n in range(len(record["rounds"]) + 1):
    seed, m = bytes.fromhex(of[n]["seed"]), max(n, 1)  # round 0 has the parts of round 1
    made = head("seed", told["table"], n) + seed + bytes.fromhex(of[n]["salt"])
    check(hashlib.sha256(made).hexdigest() == of[n]["commitment"], f"the seed of round {n}")
    made = head("key", told["table"], n) + hashlib.sha256(text).digest()
    for part in sorted((p for p in of[m].get("parts", []) if "part" in p), key=lambda p: p["seat"]):
        seat, raw = part["seat"], bytes.fromhex(part["part"])
        given = hashlib.sha256(head("part", told["table"], m, seat) + raw).hexdigest()
        check(given == part["hash"], f"the part of seat {seat} in round {m}")
        made += bytes([seat]) + raw
    key[n] = hmac.digest(seed, made, "sha256")
for n, each in enumerate(record["rounds"], 1):
    deck, again = each["deck"], of[n].get("again", 0)
    by = words(key[0 if rulings["pairing"] == "match" else n], 2, 0)
    fronts, backs = (sorted(card.split("/")[side] for card in deck) for side in (0, -1))
    for count, draw in enumerate(record["draws"] if n == 1 else ()):
        check(shuffle(fronts, words(key[0], 1, count))[: len(draw)] == [*draw.values()], "draw")
    pairs = sorted(map("/".join, zip(fronts, shuffle(backs, by)[::-1], strict=True)))
    check("/" not in deck[0] or "kept" in told or pairs == sorted(deck), f"the cards of round {n}")
    check(shuffle(deck, words(key[n], 3, again)) == deck, f"the deck of round {n}")
    pile = deck[rulings["hand_size"] * (each["seats"] - len(each.get("out", []))) :]
    for count, back in enumerate(each["returned"]):
        del pile[: pile.index(back["card"]) + 1]
        drawn = below(words(key[n], 4, again << 16 | count), len(pile) + 1)[0]
        at = drawn if rulings["returned_to"] == "random" else len(pile)
        check(at == back["at"], f"a start card that went back in round {n}")
        pile.insert(at, back["card"])
    for count, order in enumerate(o for m in (each, *each["moves"]) for o in m.get("shuffled", [])):
        check(shuffle(order, words(key[n], 5, count)) == order, f"a reshuffle of round {n}")
    print(f"round {n} verified, {again} deals discarded, parts:", of[n].get("parts"))
