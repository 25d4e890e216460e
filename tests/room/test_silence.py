"""A game may silence some people for a while: the room refuses their chat and reactions, with the game's own
sentence."""

from __future__ import annotations

from ludoteca.server.room.room import Room

from .scene import Scene


async def pens_are_down(scene: Scene, room: Room) -> None:
    """The pause after the last pen, and any peak that holds the clock before it."""
    assert room.round is not None
    clock = room.round.clock_view()
    assert clock.deadline is not None
    await scene.advance(clock.held + clock.deadline - clock.now + 100)


async def test_artists_neither_write_nor_react_while_the_sand_runs(scene: Scene) -> None:
    room, pages = await scene.table("duplik", "Ada", "Bea", "Cia", start=True)
    assert room.round is not None
    master = pages[room.round.table.state.master]
    artists = [page for page in pages if page is not master]
    for page in pages:
        await page.done("say", text="ciao")
    await master.move(type="throw")
    await master.move(type="turn")
    for artist in artists:
        answer = await artist.ask("say", text="a destra o a sinistra?")
        assert answer["code"] == "may_not_talk" and "gli artisti non parlano" in answer["sentence"]
        assert await artist.refused("react", reaction="cuore") == "may_not_talk"
    await master.done("say", text="una mucca sul faro")
    watcher = await scene.visit("Dea")
    await watcher.come(room)
    await watcher.done("say", text="che bello")
    for artist in artists:
        await artist.move(type="rest")
    await pens_are_down(scene, room)
    await artists[0].done("say", text="fatto")


async def test_a_process_declared_dead_judges_no_peer_and_the_log_says_so(scene: Scene) -> None:
    room, pages = await scene.table("duplik", "Ada", "Bea", "Cia", "Dea", start=True)
    assert room.round is not None
    state = room.round.table.state
    one, two, three = state.artists
    await pages[state.master].move(type="throw")
    await pages[state.master].move(type="turn")
    for seat in (one, two, three):
        await pages[seat].move(type="rest")
    await pens_are_down(scene, room)
    await pages[two].go()
    await pages[state.master].move(type="pass", direction="left")
    assert room.round.table.state.judges == {one: three, two: three, three: one}
    assert room.round.table.entries[-1].known == {
        "company": {"people": sorted({0, 1, 2, 3} - {two}), "watchers": []}}
