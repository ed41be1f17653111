"""Positions to learn from, as `damier selfplay unpack` writes them.

A record has 40 bytes: the own men, own kings, enemy men and enemy kings as sets
of squares (bit n is the square with the printed number n + 1), seen by the
player to move, whose men come from below; the score of a search in hundredths
of a man; the result (0 loss, 1 draw, 2 win); flags; the ply of the game.
"""

import numpy as np

RECORD = np.dtype([
    ("sets", "<u8", (4,)),
    ("score", "<i2"),
    ("result", "u1"),
    ("flags", "u1"),
    ("ply", "<u2"),
    ("pad", "<u2"),
])
assert RECORD.itemsize == 40

# The opponent could capture if it were his turn.
THREATENED = 1

# One chunk of positions in so many is never learned from.
HELD_BACK = 20


class PositionsError(Exception):
    """What is wrong with a file of positions."""


def load(paths, most=None):
    """The positions of some files, one after another, `most` of each at most."""
    parts = []
    for path in paths:
        try:
            size = path.stat().st_size
            if size % RECORD.itemsize != 0:
                raise PositionsError(f"{path}: {size} bytes are no whole number of records")
            parts.append(np.fromfile(path, dtype=RECORD, count=-1 if most is None else most))
        except OSError as error:
            raise PositionsError(f"{path}: {error.strerror}") from error
    positions = np.concatenate(parts) if parts else np.zeros(0, RECORD)
    if len(positions) == 0:
        raise PositionsError("there are no positions")
    check(positions)
    return positions


def check(positions):
    """Finds what cannot be: it would be learned without a word."""
    sets = positions["sets"]
    doubled = np.zeros(len(sets), bool)
    seen = np.zeros(len(sets), np.uint64)
    for kind in range(4):
        doubled |= (seen & sets[:, kind]) != 0
        seen |= sets[:, kind]
    if doubled.any():
        raise PositionsError(f"position {np.argmax(doubled)} has two pieces on a square")
    if np.bitwise_or.reduce(seen) >> np.uint64(50):
        raise PositionsError("a piece stands beyond square 50")
    if positions["result"].max() > 2:
        raise PositionsError("a result is none of loss, draw and win")


def squares_of(positions):
    """How many squares the board has: nobody leaves the last rows empty always."""
    used = np.bitwise_or.reduce(positions["sets"].ravel())
    return 50 if used >> np.uint64(32) else 32


def split(count):
    """Which positions are learned from, and which are held back to see what was
    learned: indices. Whole chunks are held back, so that the positions of one
    game hardly ever stand on both sides."""
    chunk = max(1, min(1 << 16, count // (2 * HELD_BACK)))
    number = np.arange(count) // chunk
    held_back = number % HELD_BACK == HELD_BACK - 1
    return np.flatnonzero(~held_back), np.flatnonzero(held_back)


def views(sets, squares):
    """The inputs of a network: for each position what its player sees, and what
    his opponent sees, as rows of zeros and ones. A row has the squares with own
    men, own kings, enemy men and enemy kings."""
    shifts = np.arange(squares, dtype=np.uint64)
    own = ((sets[:, :, None] >> shifts) & np.uint64(1)).astype(np.uint8)
    # The opponent sits on the other side of the board.
    enemy = own[:, [2, 3, 0, 1], ::-1]
    return own.reshape(len(sets), -1), enemy.reshape(len(sets), -1)


def bucket_table(squares, buckets=8):
    """The output to use by the number of pieces, from none to all squares."""
    width = 5 if squares == 50 else 3
    return np.minimum(np.maximum(np.arange(squares + 1) - 1, 0) // width, buckets - 1)


def fit_scale(score, result, most=2_000_000):
    """The K that makes sigmoid(score / K) explain the results best: logistic
    regression with one coefficient, by Newton's method."""
    step = max(1, len(score) // most)
    x = score[::step].astype(np.float64)
    y = result[::step].astype(np.float64) / 2
    slope = 1 / 200
    for _ in range(50):
        p = 1 / (1 + np.exp(-np.clip(slope * x, -50, 50)))
        gradient = np.sum((y - p) * x)
        curvature = np.sum(p * (1 - p) * x * x)
        if curvature < 1e-9:
            break
        change = np.clip(gradient / curvature, -slope / 2, slope)
        slope += change
        if abs(change) < 1e-9 * slope:
            break
    # Results that scores do not explain would make it infinite.
    return float(np.clip(1 / slope, 20, 2000))
