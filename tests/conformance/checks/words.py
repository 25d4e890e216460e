"""Texts: refusals, options, events, scores and rules pages are complete in both languages."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import ast as fluent
from msgspec import inspect as info

from ludoteca.rules import Chance, IllegalMove
from ludoteca.rules.registry import game, games
from ludoteca.rules.rules_pages import rules_page
from ludoteca.rules.texts import ORIGINALS, bundle, has
from tests.conformance.checks.fuzz import near_misses, odd_moves
from tests.conformance.playouts import ROOT, encoded, kebab, values
from tests.conformance.recorded_games import attempt, recorded_games, transitions

KERNELS = {"unknown_move", "malformed_move", "bad_options"}            # refusals of the table itself

# Right-to-left text is isolated, and negative numbers use the minus sign U+2212.
UNFENCED = str.maketrans({"\u2068": None, "\u2069": None, "\u2212": "-"})


# --- refusals


def refusals(id: str) -> Iterator[IllegalMove]:
    """Refusals caused by stale, near-miss and fuzzed moves."""
    chance = Chance.stream(id, purpose="sentences")
    for transition in transitions(id, 60):
        table = transition.table
        stale = [entry.move for entry in table.entries if entry.move is not None]
        for seat in chance.sample(sorted(table.actors), 2):
            tried = [*near_misses(table, seat, chance, 6), *odd_moves(table, chance, 1)]
            tried += [chance.pick(stale)] if stale else []
            for move in tried:
                answer = attempt(table, seat, move)
                if isinstance(answer, IllegalMove):
                    yield answer


def every_refusal_explains_itself(id: str) -> None:
    """Each refusal has a code, its own sentence in both languages with all its facts, and facts that can be encoded."""
    met = 0
    for refusal in refusals(id):
        met += 1
        assert re.fullmatch(r"[a-z_]+", refusal.code), refusal.code
        said = [fill(id, f"refusal-{refusal.code.replace('_', '-')}", language, refusal.facts)
                for language in ORIGINALS]
        assert said[0] != said[1], f"{refusal.code} says the same in both languages"
        plain = [sentence.translate(UNFENCED) for sentence in (refusal.sentence("it"), said[0])]
        assert plain[0] == plain[1], f"{refusal.code} is filled in otherwise"
        try:
            encoded(refusal.facts)
        except (TypeError, OverflowError) as error:
            raise AssertionError(f"the facts of {refusal.code} cannot be sent: {error}") from error
    assert met, "nothing was ever refused"


def fill(id: str, key: str, language: str, facts: dict[str, Any]) -> str:
    """Format a text and require that no fact is missing."""
    assert has(id, key, language), f"{key} is missing in {language}"
    texts: FluentBundle = bundle(id, language)
    missing = variables(id, key, language) - facts.keys()
    assert not missing, f"{key} in {language} asks for {sorted(missing)}, which nobody supplies"
    plain = {name: fact if isinstance(fact, (int, float, str)) else str(fact) for name, fact in facts.items()}
    said, errors = texts.format_pattern(texts.get_message(key).value, plain)
    assert not errors, f"{key} in {language}: {errors}"
    assert said, f"{key} in {language} says nothing"
    return str(said)


def variables(id: str, key: str, language: str) -> set[str]:
    """The facts that a text uses, through the terms and messages it refers to."""
    texts = bundle(id, language)
    found: set[str] = set()

    def look(node: Any) -> None:
        if isinstance(node, fluent.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, fluent.MessageReference) and node.id.name in texts._messages:
            look(texts._messages[node.id.name].value)
        elif isinstance(node, (list, tuple)):
            for each in node:
                look(each)
        elif isinstance(node, fluent.BaseNode):
            for each in vars(node).values():
                look(each)

    look(texts._messages[key].value)
    return found


def sources(id: str) -> list[Path]:
    """The modules a game may raise from: those of its class and its base classes, with their folders."""
    found: set[Path] = set()
    for kind in type(game(id)).__mro__:
        if kind.__module__.startswith(("ludoteca.games", "ludoteca_guest")):
            own = Path(inspect.getfile(kind))
            found |= set([own] if own.is_relative_to(ROOT / "examples") else own.parent.rglob("*.py"))
    return sorted(found)


@cache
def raised(page: Path) -> tuple[tuple[str, frozenset[str], str, bool], ...]:
    """(code, named facts, rule, whether more facts may come) of every refusal in a module."""
    found = []
    for node in ast.walk(ast.parse(page.read_text("utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "IllegalMove" and node.args:
            code = node.args[0]
            named = {each.arg: each.value for each in node.keywords}
            rule = named.get("rule")
            if isinstance(code, ast.Constant):
                found.append((
                    str(code.value), frozenset(name for name in named if name and name != "rule"),
                    str(rule.value) if isinstance(rule, ast.Constant) else "" if rule is None else "?",
                    None in named))
    return tuple(found)


def every_refusal_in_the_source_has_its_text_and_rule(id: str) -> None:
    """Includes refusals that no random game meets: a sentence in both languages, its facts, a section of the rules."""
    from ludoteca.rules import texts as kernel_texts

    own = Path(kernel_texts.__file__).parent
    kernels = set(re.findall(r"^refusal-([a-z-]+)", (own / "en.ftl").read_text("utf-8"), re.M))
    # Games of one box share code that raises refusals: the section must exist in at least one of them.
    box = [other for other in games(shelf=False) if game(other).box == game(id).box]
    places = {language: set[str]().union(*(anchors(other, language) for other in box)) for language in ORIGINALS}
    for page in sources(id):
        for code, facts, rule, open_ended in raised(page):
            key = f"refusal-{code.replace('_', '-')}"
            for language in ORIGINALS:
                assert has(id, key, language), f"{page.name}: {key} is missing in {language}"
                if code.replace("_", "-") in kernels:
                    continue
                missing = variables(id, key, language) - facts
                assert open_ended or not missing, f"{page.name}: {key} asks for {missing}, which nobody supplies"
                assert rule, f"{page.name}: {code} names no rule"
                assert rule == "?" or rule in places[language], (
                    f"{page.name}: rule {rule!r} of {code} leads nowhere in the {language} page")


def every_refusal_leads_to_its_rule(id: str) -> None:
    """The rule that a refusal names is a section of the rules page in both languages."""
    for refusal in refusals(id):
        if refusal.code in KERNELS:
            continue
        assert refusal.rule, f"{refusal.code} names no rule"
        for language in ORIGINALS:
            assert refusal.rule in anchors(id, language), (
                f"rule {refusal.rule!r} of {refusal.code} leads nowhere in the {language} page")


# --- rules pages


def anchors(id: str, language: str) -> set[str]:
    return set(re.findall(r"^#{1,6} .*\{#([\w-]+)\}", rules_page(id, game(id).box, language) or "", re.M))


def the_rules_are_written_in_both_languages(id: str) -> None:
    """One page per language, with the same sections."""
    for language in ORIGINALS:
        page = rules_page(id, game(id).box, language)
        assert page, f"{id} has no rules page in {language}"
        assert page.startswith("# ") and len(page) > 300, f"the {language} rules page of {id} says next to nothing"
        assert "take-back" in anchors(id, language), f"the {language} page does not say what may be taken back"
    assert anchors(id, "it") == anchors(id, "en"), f"sections differ: {anchors(id, 'it') ^ anchors(id, 'en')}"


# --- texts


def both_languages_say_the_same(id: str) -> None:
    """The same keys with the same facts, without syntax errors."""
    keys = {language: set(bundle(id, language)._messages) for language in ORIGINALS}
    assert keys["it"] == keys["en"], f"only in one language: {sorted(keys['it'] ^ keys['en'])}"
    assert {"game-title", "game-tagline"} <= keys["it"], "the box has no title or no line below it"
    terms = [set(bundle(id, language)._terms) for language in ORIGINALS]
    assert terms[0] == terms[1], terms[0] ^ terms[1]


def every_option_has_its_text(id: str) -> None:
    for field in info.type_info(game(id).Options).fields:           # type: ignore[attr-defined]
        for language in ORIGINALS:
            key = f"option-{field.encode_name}"
            assert has(id, key, language), f"{key} is missing in {language}"
            for value in values(field.type) if isinstance(field.type, info.LiteralType) else ():
                assert has(id, f"{key}-{value}", language), f"{key}-{value} is missing in {language}"


def kinds_of_event(id: str) -> list[Any]:
    kinds = info.type_info(game(id).Event)
    return list(kinds.types) if isinstance(kinds, info.UnionType) else [kinds]


def every_event_has_its_text_and_facts(id: str) -> None:
    """A sentence for each kind of event; it uses only the event's fields, `$who`, and what the board's `facts` adds."""
    added = facts_of_the_board(id)
    for kind in kinds_of_event(id):
        key = f"event-{kebab(kind.cls.__name__)}"
        fields = {field.encode_name for field in kind.fields}
        known = fields | added | ({"who"} if "seat" in fields else set())
        for language in ORIGINALS:
            assert has(id, key, language), f"{key} is missing in {language}"
            missing = variables(id, key, language) - known
            assert not missing, f"{key} in {language} asks for {sorted(missing)}, which nobody supplies"
    told = {type(each.event) for transition in transitions(id, 400) for each in transition.step.events}
    strange = told - {kind.cls for kind in kinds_of_event(id)}
    assert not strange, f"{strange} is told and is none of the game's events"


def facts_of_the_board(id: str) -> set[str]:
    """Names that the board's `facts` may supply: the keys before a colon in its folder's index."""
    found: set[str] = set()
    for folder in (game(id).box, "samples"):
        page = ROOT / "client" / "src" / "games" / folder / "index.ts"
        if page.exists():
            for each in (page, *page.parent.glob("*.ts")):
                text = each.read_text("utf-8")
                found |= {*re.findall(r"\b(\w+)(?=\s*[:,}])", text), *re.findall(r"\bfacts\.(\w+) =", text)}
    return found


def every_score_has_its_text_and_facts(id: str) -> None:
    """Each line of a score sheet has a sentence in both languages, with all its facts."""
    for recorded in recorded_games(id):
        outcome = recorded.table.outcome
        assert outcome is not None
        for line in (line for lines in outcome.breakdown for line in lines):
            for language in ORIGINALS:
                fill(id, f"score-{line.key}", language, line.facts)


CHECKS = (
    every_refusal_explains_itself, every_refusal_in_the_source_has_its_text_and_rule, every_refusal_leads_to_its_rule,
    the_rules_are_written_in_both_languages, both_languages_say_the_same, every_option_has_its_text,
    every_event_has_its_text_and_facts, every_score_has_its_text_and_facts,
)
