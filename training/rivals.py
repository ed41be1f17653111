#!/usr/bin/env python3
"""Trains other kinds of judges on the same positions as train.py, to see how
their errors compare. The engine cannot play with them: they tell what would be
worth building.

All are for 10×10 boards. OUT/rivals.json has the errors after each epoch.
"""

import json
import sys

import torch
from torch import nn
from torch.nn import functional

import positions
import train
from model import Perspective
from netfile import NetworkError

SQUARES = 50
ROWS = 10


def both_views(sets):
    """What the player and his opponent see: [n, 4, 50] zeros and ones each."""
    own = (sets[:, :, None] >> torch.arange(SQUARES, device=sets.device)) & 1
    # The opponent sits on the other side of the board.
    return own, own.roll(2, 1).flip(2)


def ternary(view, places):
    """The number of each pattern: own men, enemy men and neither on its squares
    are the digits, whatever kings there are. `places` is [patterns, squares]."""
    digits = 1 + view[:, 2] - view[:, 0]
    powers = 3 ** torch.arange(places.shape[1], device=view.device)
    return (digits[:, places] * powers).sum(2)


def windows(columns, top_rows, rows):
    """The squares, counted from 0, of rectangles four files wide, which begin at
    these rows and after so many squares of each row."""
    return [[5 * row + column + k for row in range(top, top + rows) for k in range(2)]
            for top in top_rows for column in columns]


class Learner(nn.Module):
    def clip(self):
        """Nothing is rounded here, so weights may grow."""


class LinearPatterns(Learner):
    """A weight for every way in which men stand on 12 squares, as in Scan 3.1:
    four rectangles of six rows, seen by both players; kings by square and how
    many; one weight at the start and one at the end, and in between by how far
    the men have come."""

    PATTERNS = windows(range(4), [0], 6)

    def __init__(self):
        super().__init__()
        self.register_buffer("places", torch.tensor(self.PATTERNS))
        self.size = 3 ** self.places.shape[1]
        self.patterns = nn.Embedding(len(self.PATTERNS) * self.size, 2)
        self.kings = nn.Parameter(torch.zeros(SQUARES, 2))
        # A man, the first king, each further king, leaning to a side.
        self.counts = nn.Parameter(torch.tensor([[0.6], [1.8], [1.8], [0.0]]).repeat(1, 2))
        nn.init.zeros_(self.patterns.weight)
        squares = torch.arange(SQUARES)
        row = torch.div(squares, 5, rounding_mode="floor")
        self.register_buffer("row", row)
        self.register_buffer("skew", 4 * (squares % 5) + 2 * (1 - row % 2) - (ROWS - 1))

    def sums(self, view):
        """What one player's view adds up to, early and late."""
        numbers = ternary(view, self.places)
        numbers = numbers + self.size * torch.arange(len(self.PATTERNS), device=view.device)
        men, kings = view[:, 0].sum(1), view[:, 1].sum(1)
        leaning = (view[:, 0] * self.skew).sum(1).abs()
        counts = torch.stack([men, kings.clamp(max=1), (kings - 1).clamp(min=0), leaning], 1)
        return (self.patterns(numbers).sum(1) + view[:, 1].float() @ self.kings
                + counts.float() @ self.counts)

    def forward(self, sets):
        own, enemy = both_views(sets)
        to_go = (own[:, 0] * self.row).sum(1) + (enemy[:, 0] * self.row).sum(1)
        early = to_go.float() / 300
        sums = self.sums(own) - self.sums(enemy)
        return sums[:, 0] * early + sums[:, 1] * (1 - early)


class Pairwise(Learner):
    """The halves of the first layer are multiplied, and a small second layer
    stands before the output."""

    def __init__(self, hidden=128, second=16, buckets=8):
        super().__init__()
        self.first = nn.Linear(4 * SQUARES, hidden)
        self.second = nn.Linear(hidden, second)
        self.output = nn.Linear(second, buckets)
        table = torch.tensor(positions.bucket_table(SQUARES, buckets))
        self.register_buffer("table", table)

    def forward(self, sets):
        views = both_views(sets)
        bucket = self.table[views[0].sum((1, 2))]
        neurons = [self.first(view.flatten(1).float()).clamp(0, 1) for view in views]
        products = [a * b for a, b in (half.chunk(2, 1) for half in neurons)]
        second = self.second(torch.cat(products, 1)).clamp(0, 1)
        return self.output(second).gather(1, bucket[:, None])[:, 0]


class Hybrid(Learner):
    """The network of the engine, with neurons that see patterns of eight squares
    besides: 16 squares of four files and four rows."""

    PATTERNS = windows(range(4), (0, 2, 4, 6), 4)

    def __init__(self, hidden=128, width=32, buckets=8):
        super().__init__()
        self.register_buffer("places", torch.tensor(self.PATTERNS))
        self.size = 3 ** self.places.shape[1]
        self.first = nn.Linear(4 * SQUARES, hidden + width)
        self.patterns = nn.Embedding(len(self.PATTERNS) * self.size, width)
        self.output = nn.Linear(2 * (hidden + width), buckets)
        nn.init.normal_(self.patterns.weight, std=0.01)
        table = torch.tensor(positions.bucket_table(SQUARES, buckets))
        self.register_buffer("table", table)

    def neurons(self, view):
        numbers = ternary(view, self.places)
        numbers = numbers + self.size * torch.arange(len(self.PATTERNS), device=view.device)
        patterns = self.patterns(numbers).sum(1)
        squares = self.first(view.flatten(1).float())
        seen = squares + functional.pad(patterns, (squares.shape[1] - patterns.shape[1], 0))
        return seen.clamp(0, 1).square()

    def forward(self, sets):
        views = both_views(sets)
        bucket = self.table[views[0].sum((1, 2))]
        hidden = torch.cat([self.neurons(view) for view in views], 1)
        return self.output(hidden).gather(1, bucket[:, None])[:, 0]


RIVALS = {
    "network": lambda: Perspective(SQUARES, 128),
    "linear": LinearPatterns,
    "pairwise": Pairwise,
    "hybrid": Hybrid,
}


def run(options):
    records = positions.load(options.positions, options.most)
    if positions.squares_of(records) != SQUARES:
        raise NetworkError("rivals are compared on 10×10 boards")
    scale = options.scale or positions.fit_scale(records["score"], records["result"])
    data = train.Data(records, torch.device(options.device), scale, options.threat_weight)
    options.out.mkdir(parents=True, exist_ok=True)
    found = {"count": len(records), "scale": scale}
    for name, rival in RIVALS.items():
        print(f"{name}:", flush=True)
        torch.manual_seed(options.seeds[0])
        found[name] = train.train(data, rival(), options)
        (options.out / "rivals.json").write_text(json.dumps(found, indent=1) + "\n")
    return found


def main():
    try:
        run(train.parse_options())
    except (NetworkError, positions.PositionsError, OSError) as error:
        sys.exit(f"rivals: {error}")


if __name__ == "__main__":
    main()
