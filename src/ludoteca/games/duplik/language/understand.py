"""Understands a description in Italian or English and makes a draft of the picture.

The draft has only objects that were named.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from ludoteca.games.duplik.bot_artist.draft import Draft, Idea, settle
from ludoteca.games.duplik.kinds import KINDS, Chosen, Counted
from ludoteca.games.duplik.language import vocabulary as words
from ludoteca.games.duplik.scenes.scene import Scene
from ludoteca.rules import Chance

MOST = 16  # more of one thing cannot be drawn in ninety seconds
MOST_IDEAS = 30
RIDDEN_INSIDE = {"boat", "bathtub", "car", "bus", "train", "plane", "airship", "carriage", "submarine", "rocket"}
_SLIPS = {
    "cucciolo": (0.85, 0.85),
    "apprendista": (0.56, 0.7),
    "artigiano": (0.28, 0.27),
    "maestro": (0.02, 0.03),
}  # shares of sentences missed and of things misplaced


def language_of(text: str) -> str:
    """The language of a text, by its articles and other small words."""
    heard = words.fold(text).split()
    it = sum(
        w in {"il", "la", "un", "una", "c", "e", "di", "con", "del", "sul", "lo", "gli", "che", "sono", "ha", "in", "a"}
        for w in heard
    )
    en = sum(w in {"the", "a", "an", "is", "of", "with", "on", "there", "and", "are", "has", "to", "in"} for w in heard)
    named = {tongue: sum((word,) in words.objects(tongue) for word in heard) for tongue in ("it", "en")}
    return "en" if en + named["en"] > it + named["it"] else "it"


class _Listener:
    """Follows one description, clause by clause."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.draft = Draft()
        self.last: Idea | None = None
        self.counted: tuple[Idea, str] | None = None  # the last number heard, for "no, sorry, five"
        self.sorry = False
        self.objects = words.objects(language)
        self.parts = words.parts(language)
        self.numbers = words.numbers(language)

    def hear(self, text: str) -> None:
        for sentence in re.split(r"[.;!?\n]+", text):
            zone: set[str] = set()
            for piece in re.split(r"[,:]|\b(?:mentre|while|invece)\b", sentence):
                clause = words.fold(piece)
                if clause:
                    zone = _Clause(self, words.mark_clause(clause, self.language), zone).follow()

    def resolve(
        self, kind: str, many: bool, n: int, definite: bool, another: bool, exclaimed: bool = False,
    ) -> Idea:
        """The idea a noun means, known or new. "A whale! A striped whale!" is one whale."""
        known = [i for i in self.draft.ideas if i.kind == kind]
        if known and not another and (definite or n == 0 or (exclaimed and n == 1 and known[-1] is self.last)):
            return known[-1]
        if known and not another and n > 1 and known[-1].vague:
            known[-1].n, known[-1].vague = n, False        # "valigie!", and later: "sette valigie"
            return known[-1]
        idea = Idea(kind, n or (3 if many else 1), vague=many and not n)
        if len(self.draft.ideas) < MOST_IDEAS:
            self.draft.ideas.append(idea)
        return idea


class _Clause:
    def __init__(self, listener: _Listener, tokens: list[str], zone: set[str]) -> None:
        self.on = listener
        self.tokens = tokens
        self.zone = zone
        self.subject: Idea | None = None
        self.near: Idea | None = None
        self.number = 0
        self.definite = self.another = self.remove = False
        self.sorry = listener.sorry  # "no, sorry, five": the comma parts the excuse from what it corrects
        self.relation = ""
        self.host: Idea | None = None
        self.fresh: list[tuple[str, str]] = []
        self.size = -1
        self.facing = ""
        self.between: list[Idea] = []
        self.compare = ""
        self.not_this = False
        self.bears = bool(words.WEARS & set(tokens))     # this clause says what is worn or held

    def begin_again(self) -> None:
        """ "... and on the door there is an owl": a new thought in the same breath."""
        if self.subject is not None:
            self.give(self.subject)
            self.subject.zone = self.subject.zone | self.zone
            self.on.last = self.subject
        self.zone = set()
        self.subject = self.near = self.host = None

    def object_at(self, i: int) -> tuple[str, bool, int] | None:
        """The object named at i: its kind, whether plural, and how many words name it."""
        for length in (4, 3, 2, 1):
            found = self.on.objects.get(tuple(self.tokens[i : i + length]))
            if found is not None and i + length <= len(self.tokens):
                return *found, length
        if self.on.language == "it" and self.tokens[i : i + 1] and (found3 := words.with_size_ending(
                self.tokens[i], self.on.objects)) is not None:
            return found3[0], found3[1], 1
        return None

    def part_at(self, i: int) -> tuple[tuple[str, ...], int] | None:
        """The part named at i: the features it may mean, and how many words name it."""
        for length in (4, 3, 2, 1):
            found = self.on.parts.get(tuple(self.tokens[i : i + length]))
            if found is not None and i + length <= len(self.tokens):
                return found, length
        return None

    def follow(self) -> set[str]:
        """Read the clause; return a place on the page that has no noun yet."""
        i = 0
        while i < len(self.tokens):
            i += self.step(i)
        who = self.subject or self.near
        if who is None and (self.zone or self.facing or self.size >= 0 or self.fresh):
            if self.zone and not self.facing and not self.fresh and len(self.tokens) <= 3:
                return self.zone
            who = self.on.last
        if who is not None:
            self.give(who)
            if self.zone:
                who.zone = who.zone | self.zone if not self.sorry else frozenset(self.zone)
            self.on.last = who
        if self.sorry and self.number and self.subject is None and self.on.counted is not None:
            idea, feature = self.on.counted
            if feature:
                idea.features[feature] = self.number
            else:
                idea.n = self.number
        if any(t not in ("SORRY", "no") for t in self.tokens):
            self.on.sorry = False
        return set()

    def give(self, who: Idea) -> None:
        """Give the idea what was said before its noun."""
        if self.size >= 0:
            who.size, self.size = self.size, -1
        if self.facing:
            who.facing, self.facing = self.facing, ""
        for name, value in self.fresh:
            self.feature(who, name, value)
        self.fresh = []

    def feature(self, who: Idea, name: str, value: str) -> None:
        spec = KINDS[who.kind].feature(name)
        if name == "hat" and not value:
            value = str(who.features.get("hat", "top"))
        if isinstance(spec, Chosen) and value in spec.options:
            who.features[name] = value

    def target(self, i: int) -> Idea | None:
        """The idea that a word after a noun is about: the nearest noun, or the subject after a verb."""
        before = self.tokens[i - 1] if i else ""
        if before in words.JOINING or before in {"is", "are", "sta", "sono", "porta", "indossa", "wears"}:
            return self.subject or self.near or self.on.last
        return self.near or self.subject or self.on.last

    def noun_follows(self, i: int) -> bool:
        """Whether a noun comes next, past other adjectives."""
        j = i + 1
        while j < len(self.tokens) and (self.tokens[j][:2] in ("X:", "S:")):
            j += 1
        return self.object_at(j) is not None and not self.is_part(j)

    def is_part(self, i: int) -> bool:
        """Whether the noun at i is a part of the subject, not an object of its own."""
        found = self.part_at(i)
        if found is None:
            return False
        if self.object_at(i) is None:
            return True
        who = self.near or self.subject or self.on.last
        if who is None or not self.owned(who, found[0]):
            return False
        before = self.tokens[max(0, i - 3) : i]
        return bool(self.number > 1 or words.HAVING & set(before)) and not self.relation

    def owned(self, who: Idea, names: tuple[str, ...]) -> str:
        return next((n for n in names if isinstance(KINDS[who.kind].feature(n), Counted)), "")

    def step(self, i: int) -> int:
        """Read on from i; return the number of words read."""
        token = self.tokens[i]
        mark, _, rest = token.partition(":")
        if self.looks(i, mark, rest) or self.stands(i, mark, rest):
            return 1
        if token == "s" and self.near is not None:
            self.subject = self.near
            return 1
        if self.is_part(i):
            return self.part(i)
        if (found := self.object_at(i)) is not None:
            return self.noun(i, *found)
        self.little_word(i, token)
        return 1

    def looks(self, i: int, mark: str, rest: str) -> bool:
        """Read a mark about looks: size, features, direction."""
        match mark:
            case "F":
                if self.subject is not None:
                    self.subject.facing = rest
                else:
                    self.facing = rest
            case "UPSIDE":
                who = self.subject or self.on.last
                if who is not None:
                    who.upside = True
            case "S":
                if self.noun_follows(i) or self.near is None:
                    self.size = int(rest)
                else:
                    self.near.size = int(rest)
            case "X":
                name, _, value = rest.partition(":")
                who = None if self.noun_follows(i) else self.target(i)
                if who is None:
                    self.fresh.append((name, value))
                else:
                    self.feature(who, name, value)
                    self.number = 0
            case _:
                return False
        return True

    def stands(self, i: int, mark: str, rest: str) -> bool:
        """Read a mark about a place, a relation, or absence."""
        match mark:
            case "SORRY":
                self.sorry = self.on.sorry = True
            case "Z":
                self.zone.add(rest)
            case "R":
                if i and self.tokens[i - 1] in words.JOINING:
                    self.begin_again()
                self.relation = rest
                self.between = []
                if self.tokens[i + 1:i + 2] == ["THERE"] and self.host is None:
                    self.host = self.on.last              # "sotto c'è un pinguino": under what was spoken of
            case "C":
                self.compare = rest
            case "HOLD":
                self.relation, self.bears = "hold", True
                self.subject = self.subject or self.on.last
            case "HEAD":
                # "con un secchio in testa": what was named last is worn; "ha in testa un secchio": what comes next.
                if self.near is not None and self.subject is not None and self.near is not self.subject:
                    self.near.host = None
                    self.relate(self.subject, "wear", self.near)
                elif self.on.language == "en" and self.subject is not None:
                    self.subject.upside = True           # on its head, with nothing on it
                elif self.subject is not None or self.on.last is not None:
                    self.subject, self.relation = self.subject or self.on.last, "wear"
            case "NOT":
                self.not_this = True
            case "REMOVE":
                self.remove = True
            case "ANOTHER":
                self.another = True
            case "THERE" | "ANGOLO":
                pass
            case _:
                return False
        return True

    def little_word(self, i: int, token: str) -> None:
        """Read a number, an article or a pronoun."""
        if token.isdigit() or (token in self.on.numbers and token not in words.INDEFINITE):
            self.number = min(MOST, int(token[:4])) if token.isdigit() else self.on.numbers[token]
            if i and self.on.counted and self.tokens[i - 1] in ("sono", "are"):
                self.late_number()
        elif i == 0 and token in words.OUT_OF:
            self.relation = "in"
        elif token in words.INDEFINITE:
            self.number = 1
            self.definite = False
        elif token in words.DEFINITE:
            self.definite = True
        elif token in words.PRONOUNS:
            self.subject = self.near = self.on.last

    def late_number(self) -> None:
        """Read a number after its part: "the legs of the cow are five"."""
        assert self.on.counted is not None
        idea, feature = self.on.counted
        if feature:
            idea.features[feature] = self.number
        else:
            idea.n = self.number
        self.number = 0

    def part(self, i: int) -> int:
        found = self.part_at(i)
        assert found is not None
        names, length = found
        who = self.target(i) if self.tokens[i - 1] not in words.DEFINITE else (self.subject or self.on.last)
        after = i + length
        if after < len(self.tokens) and self.tokens[after] in words.PAST_AN_HOST:
            owner = self.object_at(after + 1)
            if owner is not None:
                who = self.on.resolve(owner[0], owner[1], 0, True, False)
                self.subject = self.near = who
                length += 1 + owner[2]
        for candidate in (who, self.subject, self.on.last):
            if candidate is not None and (name := self.owned(candidate, names)):
                spec = KINDS[candidate.kind].feature(name)
                assert isinstance(spec, Counted)
                none = {"senza", "nessun", "nessuna", "no", "without", "non"} & set(self.tokens[max(0, i - 3) : i])
                if self.number or none or self.remove:
                    candidate.features[name] = max(spec.low, min(spec.high, 0 if none or self.remove else self.number))
                if name == "feathers" and KINDS[candidate.kind].feature("hat") is not None:
                    candidate.features["hat"] = "feathered"
                self.on.counted = (candidate, name)
                break
        self.number, self.remove = 0, False
        return length

    def noun(self, i: int, kind: str, many: bool, length: int) -> int:
        if self.worn(i, kind):
            assert self.subject is not None
            self.feature(self.subject, "hat", "crown")
        elif self.no_noun(i, kind, many):
            pass
        elif self.not_this:
            self.not_this = self.definite = False      # "the elephant, not the monkey": it is none of those drawn
            self.number = 0
        elif self.remove:
            self.on.draft.ideas = [x for x in self.on.draft.ideas if x.kind != kind]
            self.remove = False
        else:
            idea = self.meant(kind, many)
            if length == 1 and self.on.objects.get((self.tokens[i],)) is None and idea.size < 0:
                ending = words.with_size_ending(self.tokens[i], self.on.objects)
                idea.size = ending[2] if ending else idea.size
            self.place(i, idea)
            self.near = idea
            if self.facing:
                idea.facing, self.facing = self.facing, ""
        return length

    def worn(self, i: int, kind: str) -> bool:
        """Whether it is a crown on a head, which is a feature and not an object."""
        return (
            kind == "crown"
            and self.subject is not None
            and KINDS[self.subject.kind].feature("hat") is not None
            and bool(words.WEARING & set(self.tokens[max(0, i - 3) : i]))
            and self.relation != "hold"
        )

    def no_noun(self, i: int, kind: str, many: bool) -> bool:
        """Whether the word is no noun here: "porta" is mostly "wears", "ancora" mostly "again"."""
        before = set(self.tokens[max(0, i - 1) : i])
        if kind == "door" and self.tokens[i] == "porta":
            named = {"una", "la", "altra", "ANOTHER", "nella", "sulla", "THERE"} & before
            return not named and self.tokens[max(0, i - 1)][:2] not in ("S:", "R:")
        if self.tokens[i] == "tende" and self.subject is not None and not self.number and not self.definite:
            return True                                   # "il pinguino tende una tazza"
        return kind == "anchor" and not many and not {"un", "l", "una", "an", "the", "grande"} & before

    def meant(self, kind: str, many: bool) -> Idea:
        """The idea meant, known or new, with the number, size and features said before its name."""
        idea = self.on.resolve(kind, many, self.number, self.sorry or (self.definite and self.number < 2),
                               self.another, exclaimed=self.subject is None and not self.relation
                               and "THERE" not in self.tokens)
        if self.number > 1 or (self.sorry and self.number):
            idea.n = self.number
        if self.number or many:
            self.on.counted = (idea, "")
        self.number, self.definite, self.another = 0, False, False
        if self.size >= 0:
            idea.size, self.size = self.size, -1
        for name, value in self.fresh:
            self.feature(idea, name, value)
        self.fresh = []
        return idea

    def place(self, i: int, idea: Idea) -> None:
        """Place an idea as the words so far say, or make it the subject of the next words."""
        owner = self.subject
        another = owner is not None and owner is not idea
        if self.compare and owner is not None and another:
            self.on.draft.compared.append((owner, idea) if self.compare == "bigger" else (idea, owner))
            self.compare = ""
        elif self.relation == "between":
            self.between.append(idea)
            if len(self.between) == 2:
                if owner is not None:
                    owner.host = ("between", self.between[0], self.between[1])
                self.relation = ""
        elif self.relation and owner is None:
            if self.host is None:
                self.host = idea
            else:
                self.relate(idea, self.relation, self.host)
                self.subject = idea
        elif self.relation and owner is not None and another:
            self.relate(owner, self.relation, idea)
            self.relation = ""
        elif words.HAVING & set(self.tokens[max(0, i - 2) : i]) and owner is not None and another:
            inverted = _alive(idea) and not _alive(owner)             # "sette valigie ha il polpo"
            self.relate(*((idea, "hold", owner) if inverted else (owner, "hold", idea)))
        elif self.bears and another and owner is not None and self.tokens[max(0, i - 2)] in words.JOINING \
                and KINDS[idea.kind].group in ("odd", "food") and idea.host is None:
            self.relate(owner, "hold", idea)             # "porta un cilindro e una valigia"
        elif self.host is not None and owner is not None and another:
            self.relate(idea, "on" if not owner.host else owner.host[0], self.host)
        else:
            if self.subject is not None and self.zone:
                self.subject.zone = self.subject.zone | self.zone
                self.zone = set()
            self.subject = idea

    def relate(self, one: Idea, how: str, other: Idea) -> None:
        if how == "hold":
            one, how, other = other, "hand", one
        if how == "wear":
            one, other = other, one
        if how == "ride":
            how = "in" if other.kind in RIDDEN_INSIDE else "on"
        if other.leads_to(one):
            return
        if one.host and one.host[0] in ("on", "in", "hand", "hang", "wear") and how in ("left", "right", "beside"):
            return  # it already has its seat
        if how in ("left", "right") and one.zone:
            self.on.draft.sides.append((one, how, other))
            return
        one.host = (how, other, None)


def _alive(idea: Idea) -> bool:
    return KINDS[idea.kind].group in ("people", "animals")


def understand(
    sentences: Iterable[str] | str, language: str | None = None, level: str | None = None, seed: int | str = 0,
    hand: str | None = None,
) -> Scene:
    """The draft after these sentences. Without a level nothing is missed; with a hand it is spaced in its manner."""
    lines = [sentences] if isinstance(sentences, str) else list(sentences)
    tongue = language if language in ("it", "en") else language_of(" ".join(lines))
    listener = _Listener(tongue)
    chance = Chance.stream(seed, purpose=level or "")
    missed, misplaced = _SLIPS[level] if level else (0.0, 0.0)
    for each in _lines_caught(lines, chance, missed):
        listener.hear(each)
    return Scene("draft", {"it": "", "en": ""}, settle(listener.draft, chance, misplaced, hand))


def lines_caught(lines: Iterable[str], level: str, seed: int | str) -> tuple[str, ...]:
    """The sentences that an artist of this level has caught."""
    return tuple(_lines_caught(lines, Chance.stream(seed, purpose=level), _SLIPS[level][0]))


def _lines_caught(lines: Iterable[str], chance: Chance, missed: float) -> list[str]:
    said = [each for line in lines for each in re.split(r"(?<=[.!?;])\s+", line)]
    return [each for n, each in enumerate(said) if not n or chance.unit() >= missed]
