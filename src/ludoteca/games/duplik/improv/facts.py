"""Declares the facts of an improvised scene and its ten criteria."""

from __future__ import annotations

from typing import Literal

from ludoteca.games.duplik.album.scene import (
    Asked,
    Claim,
    Count,
    Does,
    Fact,
    Genre,
    Holds,
    Looks,
    Mood,
    Scene,
    Stands,
    Text,
    asks,
    fact,
)
from ludoteca.games.duplik.improv.parts import Parts
from ludoteca.games.duplik.improv.words import as_title, fill, noun
from ludoteca.games.duplik.language.grammar import NUMBERS, how_many

NUMBER = 1000                 # improvised scenes have no number in the album
TOGETHER = ("lifted", "ridden", "aboard", "seesaw")          # neither is to the left of the other
FORWARDS = ("ridden", "aboard", "driven")                    # the hero looks ahead

Side = Literal["left", "right"]
OTHER: dict[Side, Side] = {"left": "right", "right": "left"}
ITALIAN: dict[Side, str] = {"left": "a sinistra", "right": "a destra"}


def declare_scene(p: Parts) -> Scene:
    v, roles = p.verb, {"h": p.hero, "p": p.partner, **({"t": p.thing} if p.thing else {})}

    def text(both: tuple[str, str], **more: str) -> Text:
        return fill(both, {**roles, **more})

    place = text((f"{p.stage.it}, {v.does[0]}", f"{p.stage.en}, {v.does[1]}"))
    there = {"hero": p.hero, "partner": p.partner}
    held: Claim = Holds(there[v.held_by], p.thing)
    if v.claim:
        one, how, other = v.claim
        held = Stands(there.get(one, one), how, there.get(other, other))
    worn = text(("{il_h} porta {un_w}", "{the_h} wears {a_w}"), w=p.hat)
    behind, first = _side(p, p.setting.decor), _side(p, 0 if v.way != "driven" else 1000)
    ahead = OTHER[first]
    n_it, n_en = NUMBERS["it"][p.decor_n], NUMBERS["en"][p.decor_n]
    single = p.decor_n == 1
    count_it = "La casa ha una finestra sola" if single else p.decor.it.format(n=n_it)
    count_en = "The house has only one window" if single else p.decor.en.format(n=n_en)
    facts = [
        Fact("does", Does(p.hero, v.key, p.partner), place),
        Fact("holds", held, text(v.holds)),
        Fact("feels", Mood(p.partner, v.feeling), text(v.feels)),
        Fact("worn", Holds(p.hero, p.hat, worn=True), worn),
        Fact("witness", Stands(p.witness, "on", p.host),
             text(("{un_x} sta in piedi su {un_y}", "{a_x} stands on {a_y}"), x=p.witness, y=p.host)),
        Fact("below", Count(p.below, p.below_n), _counted("Davanti, per terra, ci sono", "In front, on the ground, are",
                                                          p.below, p.below_n)),
        Fact("above", Count(p.above, p.above_n), _counted("In alto ci sono", "Up above there are", p.above, p.above_n)),
        fact("parts", Count(f"{p.decor.kind}.{p.decor.part}", p.decor_n), f"{count_it}.", f"{count_en}."),
        _dozes(p) if p.sleepy else Fact("watches", Looks(p.witness, p.hero), text(
            ("{il_x} non perde d'occhio {il_h}", "{the_x} keeps an eye on {the_h}"), x=p.witness)),
        Fact("decor", Stands(p.decor.kind, behind, p.hero), text(
            (f"{{un_d}} è dietro, {ITALIAN[behind]}", f"{{a_d}} is at the back, on the {behind}"), d=p.decor.kind)),
        Fact("late", Stands(p.late, "over", p.host), text(
            ("{un_l} vola vicino {al_x}", "{a_l} is flying near {the_x}"), l=p.late, x=p.witness)),
        _edge(p),
        Fact("gaze", Looks(p.hero, p.witness if v.way in FORWARDS else p.partner), text(
            ("{il_h} guarda {il_z}", "{the_h} looks at {the_z}"), z=p.witness if v.way in FORWARDS else p.partner)),
    ]
    if v.way not in TOGETHER:
        facts.insert(4, Fact("side", Stands(p.partner, ahead, p.hero), text(
            (f"{{il_p}} è {ITALIAN[ahead]}, {{il_h}} {ITALIAN[first]}",
             f"{{the_p}} is on the {ahead}, {{the_h}} on the {first}"))))
    return Scene(NUMBER, as_title(p.title, roles), place, tuple(facts),
                 tuple(_criteria(p, {each.key for each in facts})))


def _side(p: Parts, x: float) -> Side:
    return "left" if (x < 500) != p.flip else "right"


def _edge(p: Parts) -> Fact:
    """The fact about the place of the witness."""
    x, y, _ = p.setting.witness
    roles, side = {"h": p.hero, "p": p.partner, "y": p.host}, _side(p, x)
    if not y:                                # in the middle, at the back
        beyond = OTHER[_side(p, 0)]
        return Fact("edge", Stands(p.host, beyond, p.hero), fill(
            ("{il_y} è in fondo, fra {il_h} e {il_p}", "{the_y} is at the back, between {the_h} and {the_p}"), roles))
    return Fact("edge", Stands(p.host, side, p.partner if x > 500 else p.hero), fill(
        (f"{{il_y}} è {ITALIAN[side]} di tutti", f"{{the_y}} is farthest to the {side}"), roles))


def _counted(it: str, en: str, kind: str, n: int) -> Text:
    return Text(f"{it} {how_many(n, noun(kind, 'it'), 'it')}.", f"{en} {how_many(n, noun(kind, 'en'), 'en')}.")


def _dozes(p: Parts) -> Fact:
    said = fill(("{il_x} dorme in piedi", "{the_x} is asleep on its feet"), {"x": p.witness})
    return Fact("dozes", Mood(p.witness, "asleep"), said)


def _criteria(p: Parts, keys: set[str]) -> list[Asked]:
    v, roles = p.verb, {"h": p.hero, "p": p.partner, **({"t": p.thing} if p.thing else {})}

    def own(key: str, genre: Genre, both: tuple[str, str], **more: str) -> Asked:
        said = fill(both, {**roles, **more})
        return asks(key, genre, said.it, said.en)

    last = p.extra if p.extra in keys else "late"
    return [
        own("does", "gesture", v.gesture),
        own("holds", "relation", v.relation),
        own("feels", "mood", v.mood),
        asks("worn", "thing"),
        asks("witness", "relation"),
        own("dozes", "mood", ("Chi guarda da lontano dorme: {il_x} ha gli occhi chiusi",
                              "The onlooker is asleep: {the_x} has its eyes shut"), x=p.witness)
        if p.sleepy else asks("watches", "relation"),
        asks("below", "number"),
        asks("above", "number"),
        asks("parts", "number"),
        asks(last, "absurd" if last == "late" else "relation"),
    ]
