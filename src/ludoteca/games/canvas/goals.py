"""Goals of Canvas: scenarios of scoring cards, solo ranks, the eight special objectives."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.canvas.scoring import ELEMENTS, SCORING_CARDS, cap, count
from ludoteca.games.canvas.state import Painting
from ludoteca.rules import Chance

SCENARIOS: dict[str, tuple[str, ...]] = {
    "famiglia": ("composizione", "varieta"),
    "relax": (),  # three at random
    "sinergia": ("prossimita", "spazio", "varieta"),
    "iniziale": ("composizione", "enfasi", "ripetizione", "varieta"),
    "bilanciato": ("consistenza", "enfasi", "gerarchia", "proporzione"),
    "senza_elementi": ("composizione", "consistenza", "proporzione", "simmetria"),
    "tutti_gli_elementi": ("enfasi", "gerarchia", "ripetizione", "stile"),
    "spaziale": ("movimento", "prossimita", "spazio", "simmetria"),
    "bonus": ("gerarchia", "movimento", "proporzione", "stile"),
}

SOLO_BANDS = ((40, "migliore"), (35, "secondo"), (30, "menzione"), (25, "emergente"), (0, "partecipazione"))
"""From how many points a solo player earns which title."""

AUTHORS_RECORD = 47

OBJECTIVES = (
    "quattro_in_uno",  # all four scoring cards met by one painting
    "quattro_bonus",  # 4 bonus ribbons with one painting
    "sette_in_uno",  # 7+ ribbons with one painting
    "cinque_uguali",  # 5 equal elements on one painting
    "sette_bonus",  # 7+ bonus ribbons
    "quattordici",  # 14+ ribbons
    "tutto_esaurito",  # every ribbon the four scoring cards can give
    "record",  # more than the author's 47
)


def choose_goals(scenario: str, own: Sequence[str], how_many: int, chance: Chance) -> tuple[str, ...]:
    """Return the scoring cards of this game, in the order of the mat."""
    if scenario == "libero":
        return tuple(own)
    if scenario == "casuale":
        return chance.sample(SCORING_CARDS, how_many)
    if scenario == "relax":
        return chance.sample(SCORING_CARDS, 3)
    return SCENARIOS[scenario]


def solo_title(points: int) -> str:
    return next(title for least, title in SOLO_BANDS if points >= least)


def objectives(
    goals: Sequence[str], ribbons: dict[str, int], bonus: int, paintings: Sequence[Painting], points: int, over: bool
) -> tuple[str, ...]:
    """Return the special objectives a player has met so far. Bonus ribbons count as ribbons."""
    full_mat = len(goals) == 4
    met = {
        "quattro_in_uno": full_mat and any(all(p.met.get(goal) for goal in goals) for p in paintings),
        "quattro_bonus": any(p.bonus >= 4 for p in paintings),
        "sette_in_uno": any(sum(p.won.values()) + p.bonus >= 7 for p in paintings),
        "cinque_uguali": any(count(element, p.seen) >= 5 for p in paintings for element in ELEMENTS),
        "sette_bonus": bonus >= 7,
        "quattordici": sum(ribbons.values()) + bonus >= 14,
        "tutto_esaurito": full_mat and all(ribbons[goal] >= cap(goal) for goal in goals),
        "record": over and points > AUTHORS_RECORD,
    }
    return tuple(name for name in OBJECTIVES if met[name])
