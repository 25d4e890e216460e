"""Whole games of Polywords in the text interface: a player who only reads the text writes words and finishes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

import ludoteca
from ludoteca import Chance, IllegalMove
from ludoteca.games.polywords import words
from ludoteca.rules.registry import game
from ludoteca.rules.text_interface import account, hear
from ludoteca.rules.texts import sentence

NAMES = ("Anna", "Bea", "Carlo", "Dora")
SEA = [f"{column}{row}" for row in range(8, 0, -1) for column in "HGFEDCBA"]


game("manta")                       # registers its texts
NAMED = {sentence("manta", f"category-{each.id.replace('_', '-')}", "it"): each.id for each in words.categories("it")}
CATEGORY = "|".join(sorted(map(re.escape, NAMED), key=len, reverse=True))


def known(category: str) -> Iterable[str]:
    """Words that come to mind for a category."""
    return words.everyday_members(NAMED[category], "it")


def fitting(told: str, mind: Iterable[str]) -> Iterator[str]:
    """Words for the request, as they come to mind."""
    if race := re.search(rf"della categoria ({CATEGORY}) e prendi la sua carta: (.*) lettere", told):
        yield from (word for word in known(race[1]) if str(len(words.normalise(word))) in race[2])
    for length, category in re.findall(rf"(\d) lettere ({CATEGORY})", told):
        yield from (word for word in known(category) if len(words.normalise(word)) == int(length))
    if letters := re.search("fra queste: ([A-Z, e]+)", told):
        yield from sorted(mind, key=lambda word: -sum(letter in word for letter in re.findall("[A-Z]", letters[1])))
    elif count := re.search(r"di (\d) lettere", told):
        yield from (word for word in mind if len(word) == int(count[1]))
    elif "almeno due" in told:
        letters = re.search("la lettera ([A-Z])", told)
        yield from (word for category in re.findall(CATEGORY, told) for word in known(category)
                    if letters and letters[1] in words.normalise(word))


class Listener:
    """A player without a screen: uses the text of their seat and a dictionary."""

    def __init__(self, game: str) -> None:
        self.game, self.wrote = game, 0
        self.mind = words.playable("it", 4.0)

    def says(self, table: Any) -> Any:
        """The next line to type: it follows from the text, and refused words are not repeated."""
        view = table.view(0)
        told = account(self.game, view, 0, "it", NAMES)
        for said in self.thoughts(told):
            try:
                move = hear(self.game, view, 0, said, "it", NAMES)
                step = table.play(0, move)
            except IllegalMove:
                continue
            self.wrote += said.startswith("scrivi")
            return step
        raise AssertionError(f"nothing to say: {told.lines()}")

    def thoughts(self, told: Any) -> Iterator[str]:
        now, heard = told.now[0], " ".join(told.lines())
        if said := re.search("Hai detto ([A-Z]+)", now):
            yield f"scrivi {said[1]}"
        elif now.startswith("Metti ogni tua categoria"):
            hand = re.search(r"Hai da dare all’altra squadra (.*?)\.", heard)
            lengths = re.findall(r"(\d) lettere", told.table[0])
            assert hand is not None and lengths, heard
            for category in re.findall(CATEGORY, hand[1]):
                yield from (f"metti {category} sul {length}" for length in lengths)
        elif "bottigli" in now:
            yield from (f"bottiglia in {cell}" for cell in SEA)
        elif "cancellane" in now:
            yield from (f"cancella la riga {row}" for row in range(1, 9))
        elif "è giusta?" in now:
            yield "è giusta"
        elif "va bene" in now:
            yield "va bene"
        else:
            verb = "dico" if now.startswith("Di’") else "scrivi"
            yield from (f"{verb} {words.normalise(word)}" for word in list(fitting(now, self.mind))[:200])
        yield from ("passo", "ritiro il suggerimento")


@pytest.mark.parametrize(("id", "seats"), [
    ("manta", 4), ("polpo", 2), ("pagliaccio", 3), ("palla", 2), ("medusa", 1)])
def test_a_whole_game_in_the_text_interface(id: str, seats: int) -> None:
    table = ludoteca.Table(id, seats=seats, seed=3, options={"hourglass": 0})
    listener, chance = Listener(id), Chance(7)
    while table.outcome is None:
        others = sorted(table.actors - {0})
        suggests = "suggerire" in account(id, table.view(0), 0, "it", NAMES).now[0]
        if 0 in table.actors and not (suggests and others):
            listener.says(table)
        else:
            seat = chance.pick(others)
            table.play(seat, table.game.sample(table.state, seat, chance))
    assert account(id, table.view(0), 0, "it", NAMES).now[0].startswith("La partita è finita")
    assert listener.wrote >= 4, f"{listener.wrote} words in a whole game"
