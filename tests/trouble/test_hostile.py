"""A hostile client beside healthy tables: all attacks are refused, none delays a table, none logs an error."""

from __future__ import annotations

from pathlib import Path

from tests.web.people import server

from .hostile import Attack, errors_in, healthy_tables

WAYS = {"guess_codes", "guess_handoffs", "crafted_requests", "half_sent", "unmasked", "insult", "rename_and_sit",
        "signal", "meddle"}


async def test_strangers_do_their_worst_and_the_tables_play_on(tmp_path: Path) -> None:
    async with server(tmp_path) as house:
        address = await house.start()
        async with healthy_tables(address, 2) as healthy:
            before = [len(each.delays) for each in healthy]
            attack = Attack(address, [each.table for each in healthy])
            await attack.run(1_500)
            for _ in range(10):                    # on a busy machine the attack may end before two moves were made
                meanwhile = [len(each.delays) - start for each, start in zip(healthy, before, strict=True)]
                if min(meanwhile) > 5:
                    break
                await attack.run(300)
        errors = errors_in(house.log)
    heard = attack.heard
    assert not errors and not attack.hanging and not [each.trouble for each in healthy if each.trouble]
    assert min(meanwhile) > 5, "the tables played meanwhile"
    assert set(attack.finished) >= WAYS, "every way was gone to its end"
    assert heard["unmasked"] and not heard["unmasked was let in"]
    assert heard["http 429"] and heard["http 421"] and heard["http 404"] and not heard["http 500"]
    assert {"too_fast", "too_often", "family_words", "chat_too_long", "not_host", "not_let_in"} <= set(heard), heard
    assert {"voice_for_the_seated", "not_json", "malformed"} <= set(heard), heard
