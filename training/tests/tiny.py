"""A tiny data set: random positions whose score and result follow the material."""

import pathlib
import sys

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

import positions  # noqa: E402  (found by the line above)

MAN, KING = 100, 250


def records(count, squares=50, seed=1):
    dice = np.random.default_rng(seed)
    made = np.zeros(count, positions.RECORD)
    for record in made:
        pieces = dice.integers(2, squares * 2 // 5)
        places = dice.choice(squares, pieces, replace=False)
        kinds = dice.choice(4, pieces, p=[0.45, 0.05, 0.45, 0.05])
        for place, kind in zip(places, kinds):
            record["sets"][kind] |= np.uint64(1) << np.uint64(place)
        worth = np.array([MAN, KING, -MAN, -KING])[kinds].sum()
        record["score"] = worth
        chance = 1 / (1 + np.exp(-worth / 150))
        record["result"] = dice.binomial(2, chance)
    return made
