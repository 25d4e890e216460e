"""Which figure of the library shows which word of the vocabulary: things with what can be counted on them, hosts in two
halves, what hangs in the sky, and those that swim, crawl or fly in poses of their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludoteca.games.duplik.figures import food, furniture, gear, hats, landmarks, outdoors, props, sea, vehicles
from ludoteca.games.duplik.figures.kit import ALERT, NOTHING, Face, Slots, Spots
from ludoteca.games.duplik.ink import Art, Draw
from ludoteca.games.duplik.objects import Features

Told = Mapping[str, int]
Thing = Callable[[Told], Draw]


def _plain(draw: Draw) -> tuple[Thing, frozenset[str]]:
    return lambda _: draw, frozenset()


def _counted(thing: Thing, *names: str) -> tuple[Thing, frozenset[str]]:
    return thing, frozenset(names)


def _nothing(_: Art) -> None:
    """An empty screen."""


THINGS: dict[str, tuple[Thing, frozenset[str]]] = {
    "house": _counted(lambda n: outdoors.house(n["windows"]), "windows"),
    "castle": _counted(lambda n: outdoors.castle(n["towers"], n["flags"]), "towers", "flags"),
    "tower": _counted(lambda n: gear.tower(n["floors"], n["flags"]), "floors", "flags"),
    "windmill": _counted(lambda n: gear.windmill(n["blades"]), "blades"),
    "tent": _counted(lambda n: gear.tent(n["flags"]), "flags"), "igloo": _plain(gear.igloo),
    "fountain": _counted(lambda n: gear.fountain(n["jets"]), "jets"), "doghouse": _plain(gear.doghouse),
    "cake": _counted(lambda n: food.cake(n["layers"], n["candles"]), "layers", "candles"),
    "icecream": _counted(lambda n: props.ice_cream(n["scoops"]), "scoops"),
    "pizza": _counted(lambda n: food.pizza(n["olives"]), "olives"), "banana": _plain(food.banana),
    "apple": _counted(lambda n: food.apple(n["worms"]), "worms"),
    "cheese": _counted(lambda n: food.cheese(n["holes"]), "holes"), "egg": _plain(food.egg),
    "teapot": _plain(food.teapot), "cup": _plain(props.cup), "bottle": _plain(food.bottle()),
    "sausage": _plain(food.sausage), "carrot": _plain(food.carrot),
    "watermelon": _counted(lambda n: food.watermelon(n["seeds"]), "seeds"),
    "sandwich": _counted(lambda n: food.sandwich(n["layers"]), "layers"),
    "table": _plain(furniture.table()), "chair": _plain(furniture.chair), "lamp": _plain(furniture.lamp),
    "wardrobe": _plain(gear.wardrobe), "clock": _counted(lambda n: props.clock(hands=n["hands"]), "hands"),
    "bookcase": _counted(lambda n: gear.bookcase(n["shelves"]), "shelves"),
    "television": _counted(lambda n: furniture.television(_nothing, n["antennas"]), "antennas"),
    "fridge": _plain(gear.fridge), "piano": _plain(gear.piano),
    "ladder": _counted(lambda n: props.ladder(n["steps"]), "steps"), "door": _plain(furniture.door()),
    "star": _plain(outdoors.star(60)), "tree": _counted(lambda n: outdoors.tree(n["apples"]), "apples"),
    "palm": _counted(lambda n: outdoors.palm(n["coconuts"]), "coconuts"),
    "cactus": _counted(lambda n: outdoors.cactus(n["arms"], n["flowers"]), "arms", "flowers"),
    "flower": _counted(lambda n: props.flower(n["petals"]), "petals"),
    "mushroom": _counted(lambda n: outdoors.mushroom(n["spots"]), "spots"),
    "rainbow": _counted(lambda n: gear.rainbow(n["stripes"]), "stripes"), "bone": _plain(food.bone),
    "umbrella": _plain(props.umbrella()), "balloon": _plain(props.balloon()), "book": _plain(props.book()),
    "key": _counted(lambda n: gear.key(n["teeth"]), "teeth"), "guitar": _plain(gear.guitar),
    "trumpet": _plain(props.trumpet), "drum": _plain(gear.drum()),
    "suitcase": _counted(lambda n: props.suitcase(n["stickers"]), "stickers"), "bucket": _plain(props.bucket),
    "broom": _plain(gear.broom), "candle": _plain(props.candle), "ball": _plain(gear.ball()),
    "present": _plain(gear.present()), "flag": _plain(props.flag()), "telephone": _plain(gear.telephone),
    "telescope": _plain(gear.telescope), "cannon": _plain(vehicles.cannon), "anchor": _plain(gear.anchor),
    "boot": _counted(lambda n: gear.boot(n["laces"]), "laces"), "sock": _plain(gear.sock()),
    "rod": _plain(props.fishing_rod), "die": _counted(lambda n: gear.die(n["dots"]), "dots"),
    "sword": _plain(gear.sword), "heart": _plain(gear.heart()), "pencil": _plain(gear.pencil()),
    "mailbox": _plain(outdoors.mailbox), "crown": _plain(hats.crown), "microphone": _plain(gear.microphone),
    "crate": _plain(gear.crate), "bicycle": _plain(vehicles.bicycle),
    "plane": _counted(lambda n: vehicles.plane(n["windows"]), "windows"),
    "rocket": _counted(lambda n: vehicles.rocket(n["windows"], n["fins"]), "windows", "fins"),
    "submarine": _counted(lambda n: vehicles.submarine(n["windows"]), "windows"),
    "tractor": _plain(vehicles.tractor), "saucer": _counted(lambda n: vehicles.saucer(n["lights"]), "lights"),
    "ship": _counted(lambda n: vehicles.ship(n["sails"]), "sails"), "carriage": _plain(vehicles.carriage),
    "skateboard": _counted(lambda n: vehicles.skateboard(n["wheels"]), "wheels"),
    "bus": _counted(lambda n: vehicles.bus(n["wheels"], n["windows"]), "wheels", "windows"),
    "train": _counted(lambda n: vehicles.train(n["wheels"], n["puffs"]), "wheels", "puffs"),
    "lighthouse": _counted(lambda n: landmarks.lighthouse(n["stripes"], n["windows"]), "stripes", "windows"),
    "skyscraper": _counted(lambda n: landmarks.skyscraper(n["floors"], n["antennas"]), "floors", "antennas"),
    "bridge": _counted(lambda n: landmarks.bridge(n["arches"]), "arches"), "pyramid": _plain(landmarks.pyramid),
    "mountain": _plain(landmarks.mountain), "volcano": _plain(landmarks.volcano), "island": _plain(landmarks.island),
    "wave": _plain(landmarks.wave), "kite": _counted(lambda n: gear.kite(n["bows"]), "bows"), "pear": _plain(food.pear),
    "vase": _plain(furniture.vase), "painting": _plain(furniture.painting), "rug": _plain(furniture.rug),
}
# What others sit in: its far half hides nobody.
HALVES: dict[str, tuple[Draw, Draw]] = {
    "armchair": (furniture.armchair_back, furniture.armchair_front), "bed": (furniture.bed_back, furniture.bed_front()),
    "bathtub": (furniture.bathtub_back, furniture.bathtub_front), "boat": (furniture.boat_back, furniture.boat_front),
    "car": (vehicles.car_back, vehicles.car_front()),
    "airship": (vehicles.airship_basket_back, vehicles.airship_front()),
}


def _sun(told: Features, face: Face | None) -> Draw:
    return outdoors.sun(int(told["rays"]), face=face)


SKY: dict[str, tuple[Callable[[Features, Face | None], Draw], tuple[str, ...]]] = {
    "sun": (_sun, ("rays",)), "moon": (lambda _, face: outdoors.moon(face), ()),
    "cloud": (lambda _, face: outdoors.cloud(face=face), ()),
}


def _butterfly(a: Art, x: float, y: float, *, pose: str, face: Face = ALERT, slots: Slots = NOTHING) -> Spots:
    sea.butterfly(a, x, y, 2.0, open_=1.0 if pose == "fly" else 0.44, turn=-12 if pose == "fly" else 4)
    return Spots()


def bee(
    a: Art, x: float, y: float, *, pose: str, face: Face = ALERT, slots: Slots = NOTHING, stripes: int = 3
) -> Spots:
    sea.bee(a, x, y, 2.0, face=face, turn=-14 if pose == "fly" else 6, stripes=stripes)
    return Spots(back=a.go(x - 6, y - 44))


SWIMMERS: dict[str, tuple[Callable[..., Spots], tuple[str, ...]]] = {
    "fish": (sea.fish, ("swim", "leap", "gasp")), "whale": (sea.whale, ("float", "dive", "sing")),
    "octopus": (sea.octopus, ("stand", "wave", "juggle")), "snail": (sea.snail, ("crawl", "rear", "hide")),
    "turtle": (sea.turtle, ("walk", "stretch", "hide")), "snake": (sea.snake, ("rise", "crawl", "hang")),
    "spider": (sea.spider, ("stand", "hang", "knit")), "ghost": (sea.ghost, ("float", "boo", "lie")),
    "snowman": (sea.snowman, ("stand", "hail", "melt")), "bee": (bee, ("fly", "sit")),
    "butterfly": (_butterfly, ("fly", "sit")),
}
