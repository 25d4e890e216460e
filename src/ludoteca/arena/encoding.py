"""Encoding of one game as numbers, for programs that learn: the base class of all encodings."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

from ludoteca.rules import Chance, Table
from ludoteca.rules.game import Seat

V = TypeVar("V")                   # what a seat may know
M = TypeVar("M", covariant=True)   # its moves

Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]


class Encoding(ABC, Generic[V, M]):
    """Numbers for one table: an observation has `size` numbers from 0 to 1, and there are `actions` actions.

    An encoding uses a seat's view and nothing else. An action has the same number throughout.
    """

    actions: int
    size: int

    @abstractmethod
    def __init__(self, table: Table) -> None:
        """For tables with as many seats and the same options as this one."""

    @abstractmethod
    def seen(self, view: V, seat: Seat, eye: Chance) -> Numbers:
        """The observation of a seat. `eye` is the error of judging a length by eye."""

    @abstractmethod
    def mask(self, view: V, seat: Seat) -> Mask:
        """Which actions are legal for a seat that may act."""

    @abstractmethod
    def move(self, view: V, seat: Seat, action: int) -> M:
        """The move of an action."""
