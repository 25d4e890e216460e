"""Texts, facts, anchors and pages that are missing or lead nowhere."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ludoteca.rules import IllegalMove, Outcome
from ludoteca.rules.game import Line
from tests.conformance.defects.leaks import Refusing
from tests.conformance.defects.planting import Morra, caught_by, without_line

# --- texts, anchors, pages


@caught_by("every_refusal_explains_itself", "refusal-impossible-call is missing in en",
           texts=without_line("refusal-impossible", "en"))
class ASentenceIsMissing(Morra):
    pass


@caught_by("both_languages_say_the_same", "only in one language",
           texts=without_line("board-total", "en"))
class AWordIsMissingInEnglish(Morra):
    pass


@caught_by("every_refusal_explains_itself", r"asks for \['fingers'\], which nobody supplies",
           texts=lambda _, text: text.replace("refusal-no-such-hand = ", "refusal-no-such-hand = { $fingers }? "))
class ARefusalAsksForAFactThatIsNotThere(Morra):
    pass


@caught_by("every_event_has_its_text_and_facts", r"asks for \['call'\], which nobody supplies",
           texts=lambda _, text: text.replace("event-thrown = ", "event-thrown = { $call }! "))
class AnEventAsksForAFactThatIsNotThere(Morra):
    pass


@caught_by("every_event_has_its_text_and_facts", "event-too-late is missing", texts=without_line("event-too-late"))
class AnEventHasNoText(Morra):
    pass


@caught_by("every_score_has_its_text_and_facts", "score-luck is missing")
class ALineHasNoText(Morra):
    def outcome(self, state: Any) -> Outcome | None:
        found = super().outcome(state)
        return found and replace(found, breakdown=tuple((*lines, Line("luck", 0)) for lines in found.breakdown))


@caught_by("every_score_has_its_text_and_facts", "asks for")
class ALineLacksItsFacts(Morra):
    def outcome(self, state: Any) -> Outcome | None:
        found = super().outcome(state)
        return found and replace(found, breakdown=tuple((Line("guessed", points),) for points in state.points))


@caught_by("every_option_has_its_text", "option-seconds-20 is missing", texts=without_line("option-seconds-20"))
class AChoiceHasNoText(Morra):
    pass


@caught_by("every_refusal_leads_to_its_rule", "'shouting' .* leads nowhere")
class ARuleThatIsNotWritten(Refusing):
    def no(self, state: Any, refusal: IllegalMove) -> IllegalMove:
        return IllegalMove(refusal.code, "shouting", **refusal.facts)


@caught_by("every_refusal_leads_to_its_rule", "names no rule")
class ARefusalWithoutARule(Refusing):
    def no(self, state: Any, refusal: IllegalMove) -> IllegalMove:
        return IllegalMove(refusal.code, **refusal.facts)


@caught_by("every_refusal_explains_itself", "cannot be sent")
class FactsThatCannotBeSent(Refusing):
    def no(self, state: Any, refusal: IllegalMove) -> IllegalMove:
        return IllegalMove(refusal.code, refusal.rule, **refusal.facts, who=object())


@caught_by("every_refusal_in_the_source_has_its_text_and_rule", "leads nowhere in the en page",
           pages=lambda language, page: page if language == "it" else page.replace(" {#call}", ""))
class AnAnchorIsMissingInEnglish(Morra):
    pass


@caught_by("the_rules_are_written_in_both_languages", "has no rules page in en",
           pages=lambda language, page: page if language == "it" else "")
class ThereIsNoEnglishPage(Morra):
    pass


@caught_by("the_rules_are_written_in_both_languages", "sections differ",
           pages=lambda language, page: page if language == "it" else page.replace(" {#end}", ""))
class ASectionIsMissing(Morra):
    pass


@caught_by("the_rules_are_written_in_both_languages", "does not say what may be taken back",
           pages=lambda _, page: page.replace(" {#take-back}", ""))
class NothingIsSaidOfTakingBack(Morra):
    pass
