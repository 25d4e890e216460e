"""A hostile client beside healthy tables: all of it is refused, nothing of it is felt, nothing of it is an error."""

from __future__ import annotations

from pathlib import Path

from tests.web.people import server

from .hostile import Attack, beside_healthy_tables, errors_in


async def test_strangers_do_their_worst_and_the_tables_play_on(tmp_path: Path) -> None:
    async with server(tmp_path) as house:
        address = await house.start()
        report = await beside_healthy_tables(address, 1_500, tables=2, quiet=0.2, attack_in=Attack.run)
        errors = errors_in(house.log)
    heard = report.attack.heard
    assert not errors and not report.trouble
    assert len(report.under_fire) > 20, "the tables played meanwhile"
    assert heard["unmasked"] and not heard["unmasked was let in"]
    assert heard["http 429"] and heard["http 421"] and heard["http 404"] and not heard["http 500"]
    assert {"too_fast", "too_often", "family_words", "chat_too_long", "not_host", "not_let_in"} <= set(heard), heard
    assert {"voice_for_the_seated", "not_json", "malformed"} <= set(heard), heard
