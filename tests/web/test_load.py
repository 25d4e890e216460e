"""The load tool: real games over real sockets, every delivery is counted, and only local servers are allowed."""

from __future__ import annotations

import pytest

from ludoteca.arena.load_test import Delivery, Latency, Share, difference, load, read_shares, run_load, undisturbed
from ludoteca.arena.steal_time import HostWatch

from .people import site


async def test_every_move_reaches_every_seat_and_the_whole_audience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.server.state.transitions.PEOPLE", 6)
    async with site() as here:
        report = await run_load(
            f"http://127.0.0.1:{here.port}", "corsa", tables=2, rate=20, seconds=1, watchers=15, rows=2)
        assert sorted(len(room.state.people) for room in here.house.tables.rooms.values()) == [4, 6]
    assert report.refused == 0
    assert 0 < report.moves <= 40
    assert report.heard == report.updates == 4 * report.moves
    assert 0 < report.latency.p50 <= report.latency.p99 <= report.latency.worst
    assert report.bytes_per_update > 50
    said = dict(report.lines())
    assert said["moves"].startswith(f"{report.moves} in 1.0 s")
    (share,) = report.processes.values()
    assert share.lines == 23 and share.cpu > 0
    watched = report.watched
    assert watched is not None and watched.watching == 15 and watched.lost == 0
    assert watched.heard == watched.owed > 0, "two of them known by name, thirteen more in the audience"
    assert watched.last_of_all.p50 > 0 and watched.players.worst <= report.latency.worst
    assert said["watching one table"] == "15, 0 lost"


async def test_a_game_that_ends_is_played_again() -> None:
    """On the shortest track one player finishes within 37 moves."""
    async with site() as here:
        url = f"http://127.0.0.1:{here.port}"
        for seconds in (3, 10, 30):                # a busy machine needs longer for as many moves
            report = await run_load(url, "corsa", tables=1, rate=40, seconds=seconds, options={"length": 10})
            if report.moves > 40:
                break
        results = await here.house.store.results(list(here.house.tables.rooms)[-1])
    assert report.refused == 0
    assert report.moves > 40
    assert len(results) >= report.moves // 40
    assert report.heard == 4 * report.moves


async def test_the_game_is_one_that_server_and_tool_know() -> None:
    async with site() as here:
        url = f"http://127.0.0.1:{here.port}"
        with pytest.raises(SystemExit, match="must both know scopa"):
            await run_load(url, "scopa", tables=1, rate=1, seconds=1)
        with pytest.raises(SystemExit, match="masterdice does not seat four"):
            await run_load(url, "masterdice", tables=1, rate=1, seconds=1)
        report = await run_load(url, None, tables=1, rate=5, seconds=0.5)
        assert report.game == "corsa"
    with pytest.raises(SystemExit, match="no server answers"):
        await run_load(url, None, tables=1, rate=1, seconds=1)


def test_it_speaks_to_this_machine_only() -> None:
    with pytest.raises(SystemExit, match="on this machine"):
        load("http://example.org", "corsa", 1, 1, 1)


def test_counts_of_every_process_are_read_from_one_page() -> None:
    page = ('process_cpu_seconds_total{process="3"} 1.5\nludoteca_move_seconds_count{process="3",game="corsa"} 7.0\n'
            'ludoteca_move_seconds_count{process="3",game="tris"} 2.0\nludoteca_lines{process="3"} 4.0\n'
            'process_cpu_seconds_total{process="4"} 0.5\n')
    assert read_shares(page) == {"3": Share(9, 1.5, 4), "4": Share(0, 0.5, 0)}
    assert read_shares("process_cpu_seconds_total 2.0\n") == {"": Share(0, 2.0, 0)}


def test_metrics_distinguish_processes() -> None:
    before = {"3": Share(10, 1.0, 4)}
    after = {"3": Share(110, 1.5, 4), "4": Share(50, 0.25, 2)}
    found = difference(before, after)
    assert found == {"3": Share(100, 0.5, 4), "4": Share(50, 0.25, 2)}
    assert str(found["3"]) == "100 moves, 0.50 s of CPU, 5000 µs each, 4 lines"


def test_latency_of_known_delays() -> None:
    deliveries = [Delivery(0.0, each / 1000) for each in range(1, 1001)]
    assert Latency.of(deliveries) == Latency(p50=501.0, p99=991.0, worst=1000.0)


def test_what_the_host_took_is_told_apart() -> None:
    """The hypervisor takes 30 ms at second 2. Deliveries under way then, or just after, are not counted against the
    server."""
    watch = HostWatch()
    watch.times = [each / 50 for each in range(200)]
    watch.stolen = [7.0 if each < 2.0 else 7.03 for each in watch.times]
    assert watch.total == pytest.approx(0.03)
    assert watch.undisturbed(1.0, 1.01) and watch.undisturbed(3.0, 3.9)
    assert not watch.undisturbed(1.97, 2.01), "under way when it happened"
    assert not watch.undisturbed(2.05, 2.06), "behind those that waited"
    assert watch.undisturbed(2.2, 2.21)
    found = undisturbed([Delivery(1.0, 1.002), Delivery(1.99, 2.04), Delivery(3.0, 3.004), Delivery(3.5, 3.503)], watch)
    assert found is not None
    assert found.share == 0.75
    assert found.latency.worst == pytest.approx(4.0)


def test_a_machine_that_does_not_tell() -> None:
    assert undisturbed([Delivery(0.0, 0.1)], HostWatch()) is None
