"""What the engine and `netfile.py` must agree on, in files that both test:
`agreed.net` is a network of random numbers, `agreed.txt` has positions and what
it makes of them. `python3 -m tests.agreed`, in `training/`, writes them anew."""

import pathlib

from . import tiny

import numpy as np
import netfile

HERE = pathlib.Path(__file__).resolve().parent
NETWORK = HERE / "agreed.net"
JUDGED = HERE / "agreed.txt"
SQUARES = 32


def network(seed=8):
    dice = np.random.default_rng(seed)
    weights = netfile.Weights(
        l0w=dice.uniform(-0.2, 0.3, (4 * SQUARES, 32)),
        l0b=dice.uniform(-0.2, 0.2, 32),
        l1w=dice.uniform(-0.5, 0.5, (8, 64)),
        l1b=dice.uniform(-1, 1, 8),
        scale=141.4,
    )
    return netfile.quantise(weights, "english agreed")


def positions(count=200, seed=9):
    """Random ones, with no man where it would have become a king."""
    sets = tiny.records(count, SQUARES, seed)["sets"]
    sets[:, 0] &= ~np.uint64(0xF)
    sets[:, 2] &= ~np.uint64(0xF << 28)
    return sets[(sets[:, 0] | sets[:, 1] != 0) & (sets[:, 2] | sets[:, 3] != 0)]


def fen(sets, black):
    """A position in FEN. Black sees square 1 where White sees the last one."""

    def side(men, kings):
        numbers = range(1, SQUARES + 1)
        own = [(n, "K" if kings >> (n - 1) & 1 else "") for n in numbers
               if (men | kings) >> (n - 1) & 1]
        if black:
            own = [(SQUARES + 1 - n, king) for n, king in reversed(own)]
        return ",".join(f"{king}{n}" for n, king in own)

    own, enemy = side(int(sets[0]), int(sets[1])), side(int(sets[2]), int(sets[3]))
    return f"B:W{enemy}:B{own}" if black else f"W:W{own}:B{enemy}"


def judged():
    """Each position with its score, every second one with the colors exchanged."""
    sets = positions()
    scores = network().evaluate(sets)
    lines = [f"{score} {fen(row, number % 2 == 1)}\n"
             for number, (row, score) in enumerate(zip(sets, scores))]
    return "".join(lines)


if __name__ == "__main__":
    NETWORK.write_bytes(network().to_bytes())
    JUDGED.write_text(judged())
