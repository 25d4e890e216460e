"""Voice: only from seats, only with the players' consent, in small messages, and all see who listens."""

from __future__ import annotations

from .scene import Scene, Visitor


def line(page: Visitor) -> dict[str, tuple[list[str], list[str]]]:
    """Who talks, whom they hear, and whom they wait for."""
    return {each["guest"]: (each.get("hears", []), each.get("asks", [])) for each in page.last("room")["room"]["voice"]}


async def test_the_second_speaker_is_admitted_by_name(scene: Scene) -> None:
    _room, (ada, bea, carlo) = await scene.table("corsa", "Ada", "Bea", "Carlo")
    assert await ada.refused("signal", guest=bea.id, data={}) == "not_let_in"
    await ada.done("voice", on=True)
    await bea.done("voice", on=True)
    assert line(carlo) == {ada.id: ([], []), bea.id: ([], [ada.id])}
    for one, other in ((ada, bea), (bea, ada), (carlo, ada)):
        assert await one.refused("signal", guest=other.id, data={"sdp": "x"}) == "not_let_in"
    assert await carlo.refused("admit", guest=bea.id, agree=True) == "nobody_asks"
    assert await bea.refused("admit", guest=ada.id, agree=True) == "nobody_asks", "nobody lets themselves in"
    await ada.done("admit", guest=bea.id, agree=True)
    assert line(carlo) == {ada.id: ([bea.id], []), bea.id: ([ada.id], [])}
    await bea.done("signal", guest=ada.id, data={"sdp": "x"})
    assert ada.last("signal") == {"type": "signal", "guest": bea.id, "data": {"sdp": "x"}}
    assert not carlo.all("signal")


async def test_everybody_who_talks_answers_for_themselves(scene: Scene) -> None:
    _room, (ada, bea, carlo) = await scene.table("corsa", "Ada", "Bea", "Carlo")
    for each in (ada, bea):
        await each.done("voice", on=True)
    await ada.done("admit", guest=bea.id, agree=True)
    await carlo.done("voice", on=True)
    await ada.done("admit", guest=carlo.id, agree=True)
    await bea.done("admit", guest=carlo.id, agree=False)
    assert line(ada)[carlo.id] == ([ada.id], [])
    await carlo.done("signal", guest=ada.id, data={})
    assert await carlo.refused("signal", guest=bea.id, data={}) == "not_let_in"
    await carlo.done("voice", on=False)
    assert await carlo.refused("signal", guest=ada.id, data={}) == "not_let_in"
    assert carlo.id not in line(ada)


async def test_spectators_neither_hear_nor_speak_unless_the_host_names_them(scene: Scene) -> None:
    room, (ada, bea) = await scene.table("tris", "Ada", "Bea")
    eva = await scene.visit("Eva")
    await eva.come(room)
    await ada.done("voice", on=True)
    assert await eva.refused("voice", on=True) == "voice_for_the_seated"
    assert await eva.refused("signal", guest=ada.id, data={}) == "not_let_in"
    assert await bea.refused("let_speak", guest=eva.id, allowed=True) == "not_host"
    assert await ada.refused("let_speak", guest="nobody", allowed=True) == "no_such_guest"
    await ada.done("let_speak", guest=eva.id, allowed=True)
    assert eva.last("room")["room"]["voices"] == [eva.id]
    await eva.done("voice", on=True)
    assert line(ada)[eva.id] == ([], [ada.id]), "named, and still let in by those who talk"
    await ada.done("admit", guest=eva.id, agree=True)
    await eva.done("signal", guest=ada.id, data={})
    await ada.done("let_speak", guest=eva.id, allowed=False)
    assert eva.id not in line(ada) and await ada.refused("signal", guest=eva.id, data={}) == "not_let_in"


async def test_a_voice_ends_with_the_seat_the_connection_or_the_hosts_permission(scene: Scene) -> None:
    room, (ada, bea, carlo) = await scene.table("corsa", "Ada", "Bea", "Carlo")
    for each in (bea, carlo):
        await each.done("voice", on=True)
    await bea.done("admit", guest=carlo.id, agree=True)
    await bea.done("stand")
    assert line(ada) == {carlo.id: ([], [])}
    await carlo.go()
    assert line(ada) == {}
    await carlo.come(room)
    assert line(ada) == {}, "it never starts by itself"
    await carlo.done("voice", on=True)
    await ada.done("mute", guest=carlo.id, muted=True)
    assert line(ada) == {} and await carlo.refused("voice", on=True) == "muted"


async def test_signals_are_small_and_have_a_pace_of_their_own(scene: Scene) -> None:
    _room, (ada, bea) = await scene.table("tris", "Ada", "Bea")
    await ada.done("voice", on=True)
    await bea.done("voice", on=True)
    await ada.done("admit", guest=bea.id, agree=True)
    heard = len(ada.frames)
    assert await bea.refused("signal", guest=ada.id, data={"sdp": "x" * 65_536}) == "signal_too_big"
    assert len(ada.frames) == heard
    await bea.done("signal", guest=ada.id, data={"sdp": "x" * 6_000})
    codes = [(await bea.ask("signal", guest=ada.id, data={})).get("code") for _ in range(200)]
    assert codes[0] is None and codes[-1] == "too_often"
    await bea.done("say", text="le parole hanno il loro")
    assert await bea.refused("signal", guest="nobody", data={}) == "too_often"
    await scene.advance(2_000)
    assert await bea.refused("signal", guest="nobody", data={}) == "no_such_guest"
