"""Every no of the room, apart from the games' own: its codes here, its sentences in `texts`."""

from __future__ import annotations

from importlib import resources
from typing import Any

from ludoteca.rules import IllegalMove, Unreadable
from ludoteca.rules.texts import register_texts

TEXTS = "room"
register_texts(TEXTS, resources.files(__package__) / "texts")

CODES = frozenset({
    "agent_needs_yes", "agents_do_not_host", "bad_address", "bad_order", "bad_seat_count", "bad_utf8", "bar_yourself",
    "barred", "barred_here", "chair_taken", "chat_empty", "chat_too_long", "code_spent", "curtain_moved",
    "daily_alone", "daily_settled", "daily_spoils", "day_not_over", "day_to_come", "disk_waits", "elsewhere",
    "empty_chairs", "family_words", "from_gallery", "full", "full_house", "game_not_on", "game_on", "hello_first",
    "hello_twice", "hint_later", "house_family", "idle", "internal", "kept_for_another", "kicked", "lesson_changed",
    "malformed", "method", "moved", "muted", "name_empty", "name_too_long", "never_slow", "no_hints", "no_open_tables",
    "no_push", "no_question", "no_reasons", "no_such_bar", "no_such_chair", "no_such_daily", "no_such_game",
    "no_such_guest", "no_such_moment", "no_such_page", "no_such_reason", "no_such_replay", "no_such_table", "no_teams",
    "nobody_asks", "not_a_bot", "not_an_agent", "not_finished", "not_host", "not_json", "not_kept", "not_let_in",
    "not_seated", "not_your_game", "only_the_seated_host", "owner_stays", "paused", "position_over",
    "position_settles", "position_unclear", "protocol", "question_open", "reason_later", "seats_taken",
    "signal_too_big", "silent", "still_here", "stopping", "table_shut", "too_big", "too_fast", "too_many_bars",
    "too_many_guesses", "too_many_newcomers", "too_many_replays", "too_many_tables", "too_often", "too_slow",
    "try_again", "unknown_host", "unknown_push_service", "unknown_token", "unmasked", "unreadable", "urn_moved",
    "voice_for_the_seated", "wrong_key", "wrong_origin",
    "no_such_level",
})


class Refused(IllegalMove):
    """The room says no. Nothing has changed."""

    def __init__(self, code: str, rule: str = "", **facts: Any) -> None:
        super().__init__(code, rule, **facts)
        self.game = TEXTS


class UnreadableLog(Refused):
    """The rules here cannot follow the log of this table: no retry will help."""

    def __init__(self, error: Unreadable) -> None:
        super().__init__("unreadable")
        self.error = error

    def sentence(self, language: str = "it") -> str:
        return self.error.sentence(language)
