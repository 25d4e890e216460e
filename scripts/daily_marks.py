"""What each level of bots gets from the deals of the day: the marks in `server/state/daily.py`.

    python scripts/daily_marks.py --days 40            # minutes: the maestro of Canvas thinks
"""

from __future__ import annotations

import argparse
from datetime import date, timedelta
from statistics import mean

from ludoteca.bots import LEVELS
from ludoteca.server.bot_workers.engine import play_alone
from ludoteca.server.state.daily import DEALS, chair_of, new_table, options_of
from ludoteca.server.state.room_state import Today


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--days", type=int, default=40)
    ask.add_argument("deals", nargs="*", default=list(DEALS))
    asked = ask.parse_args()
    for name in asked.deals:
        for level in LEVELS:
            scores = []
            for number in range(asked.days):
                day = (date(2026, 1, 1) + timedelta(number)).isoformat()
                table = new_table(Today(name, day), options_of(DEALS[name], day, "it"))
                played = play_alone(table.header, chair_of(table), level)
                scores.append(0 if played is None else played.score)
            print(f"{name:14} {level:12} {mean(scores):6.1f}", flush=True)


if __name__ == "__main__":
    main()
