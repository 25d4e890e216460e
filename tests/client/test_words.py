"""Reading aloud is throttled: with four events a second, a screen reader gets a few sentences at a time."""

from __future__ import annotations

import json
import re
import subprocess
from itertools import pairwise
from pathlib import Path

from tests.client.bundle import NODE, bundled


def test_a_table_full_of_bots_is_read_out_a_few_sentences_at_a_time() -> None:
    page = bundled(Path(__file__).with_name("words.ts"))
    seen = json.loads(subprocess.run([NODE, page], capture_output=True, check=True).stdout)
    assert len(seen["rows"]) == 20 and all(ours == theirs for ours, theirs in seen["rows"]), "names in a row"
    assert len(seen["days"]) == 4 * 366 and all(ours == theirs for ours, theirs in seen["days"]), "days of the calendar"
    assert len(seen["numbers"]) == 180 and [pair for pair in seen["numbers"] if pair[0] != pair[1]] == []
    during = seen["during"]
    assert seen["first"] == 0, "who sits down hears what to do, not all that was"
    assert seen["happened"] == 125 and len(during) <= 15, "a hundred and twenty things happened in thirty seconds"
    for before, after in pairwise(during):
        assert after["at"] - before["at"] >= max(2000, 55 * len(before["text"])), "one breath after another"
    for each in during:
        assert len(re.findall(r"Mossa \d+\.", each["text"])) <= 3
    told = sum(len(re.findall(r"Mossa \d+\.", each["text"])) for each in during)
    unread = sum(int(count) for each in during for count in re.findall(r"\(\+(\d+)\)", each["text"]))
    assert told + unread > 100, "what is not read is counted"
    assert "Mossa 125." in seen["latest"], "the newest is never lost"
    assert seen["kept"] == 40, "and the last forty can be asked for"
    assert seen["asked"] <= 30, "the words are asked for now and then, not with every move"
    assert seen["repeated"] == "Tocca a te.", "who asks is answered at once"
    fast = [each["text"] for each in seen["fast"]]
    assert fast[1] == "Mossa 126.", "what my own words brought about is answered, not queued"
    assert fast[2].startswith("Restano dodici") and fast[3] == "Mossa 127.", "a question does not swallow what waits"
    asked, after = seen["fast"][2:4]
    assert after["at"] - asked["at"] >= 55 * len(asked["text"]), "and its answer is not cut short"
    race = [each["text"] for each in seen["race"]]
    assert race[1:] == ["La sagoma è alta: 36 per 25.", "Mossa 128."], "called out at once, and once"
    assert seen["race"][1]["at"] - seen["race"][0]["at"] < 1000
    assert seen["stamps"] == seen["answered"] == ["Timbro 1: una bicicletta."], "said in answer to my own words only"
