#!/usr/bin/env python3
"""Trains networks on positions that `damier selfplay unpack` wrote.

Each combination of --hidden and --seeds becomes a network: OUT/NAME-HIDDEN-SEED
with the endings .net (for the engine), .npz (as it was trained) and .json (how).
"""

import argparse
import itertools
import json
import pathlib
import sys
import time

import numpy as np

try:
    import torch
except ImportError:
    sys.exit("train: PyTorch is missing; see training/README.md")

import export
import netfile
import positions
from model import Perspective


class Data:
    """Positions on the device that trains, in one piece."""

    def __init__(self, records, device, scale, threat_weight):
        def tensor(array):
            return torch.from_numpy(np.ascontiguousarray(array)).to(device)

        self.device = device
        self.sets = tensor(records["sets"].astype(np.int64))
        self.result = tensor(records["result"])
        self.score = tensor(records["score"])
        self.threatened = tensor(records["flags"] & positions.THREATENED)
        self.scale = scale
        self.threat_weight = threat_weight
        learned, held_back = positions.split(len(records))
        self.learned, self.held_back = tensor(learned), tensor(held_back)

    def batch(self, rows):
        """Positions, what is known of each, and how much each counts."""
        result = self.result[rows].float() / 2
        expected = torch.sigmoid(self.score[rows].float() / self.scale)
        weight = torch.where(self.threatened[rows] != 0, self.threat_weight, 1.0)
        return self.sets[rows], result, expected, weight

    def shuffled(self, size):
        """The rows to learn from, in random batches of one size. What is left
        over has its chance in another epoch."""
        size = min(size, len(self.learned))
        order = self.learned[torch.randperm(len(self.learned), device=self.device)]
        return order[: len(order) // size * size].view(-1, size)


def errors(model, data, rows, share):
    """The mean squared distance between judgement and target, which is
    `share` of the game's result and for the rest the search's score."""
    sets, result, expected, weight = data.batch(rows)
    target = share * result + (1 - share) * expected
    distance = (torch.sigmoid(model(sets).float()) - target).square()
    return (distance * weight).sum() / weight.sum()


@torch.no_grad()
def held_back_error(model, data, share, size):
    total = torch.zeros((), device=data.device)
    for rows in data.held_back.split(size):
        total += errors(model, data, rows, share) * len(rows)
    return float(total) / max(1, len(data.held_back))


def network(squares, hidden, seed, start):
    """A network that is to learn, after `start` if there is one."""
    torch.manual_seed(seed)
    model = Perspective(squares, hidden)
    if start is not None:
        model.go_on_from(start.weights())
    return model


def train(data, model, options):
    """Lets a model learn; the errors after each epoch."""
    is_cuda = data.device.type == "cuda"
    model.to(data.device)
    optimizer = torch.optim.AdamW(
        model.parameters(), lr=options.rate, weight_decay=0.01,
        **({"fused": True} if is_cuda else {}))
    steps = max(1, len(data.learned) // options.batch) * options.epochs
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(
        optimizer, steps, eta_min=options.last_rate)
    # On the device, so that no step waits for a number.
    shares = torch.linspace(*options.result_share, steps, device=data.device)

    def loss(rows, share):
        return errors(model, data, rows, share)

    if is_cuda and not options.no_compile:
        # What was compiled for another width is of no use.
        torch.compiler.reset()
        loss = torch.compile(loss)
    history, step = [], 0
    for epoch in range(1, options.epochs + 1):
        start = time.monotonic()
        total = torch.zeros((), device=data.device)
        batches = data.shuffled(options.batch)
        for rows in batches:
            optimizer.zero_grad(set_to_none=True)
            error = loss(rows, shares[step])
            error.backward()
            optimizer.step()
            schedule.step()
            model.clip()
            total += error.detach()
            step += 1
        # The last share throughout, so that epochs can be compared.
        held_back = held_back_error(model, data, shares[-1], options.batch)
        history.append([float(total) / len(batches), held_back])
        seconds = time.monotonic() - start
        speed = batches.numel() / seconds / 1e6
        print(f"  epoch {epoch:3}: error {history[-1][0]:.6f}, held back {held_back:.6f},"
              f" {speed:.1f} million positions a second", flush=True)
    return history


def numbers(text):
    return [int(number) for number in text.split(",")]


def shares(text):
    """A share, or the first and the last one."""
    parts = [float(part) for part in text.split(",")]
    if len(parts) > 2 or not all(0 <= part <= 1 for part in parts):
        raise ValueError(text)
    return parts[0], parts[-1]


def parse_options(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    add = parser.add_argument
    add("positions", type=pathlib.Path, nargs="+", help="files of positions")
    add("-o", "--out", type=pathlib.Path, required=True, help="the folder for networks")
    add("--game", required=True, help="the rules, as `damier rulesets` calls them")
    add("--generation", default="0", help="what tells these networks from earlier ones")
    add("--hidden", type=numbers, default=[64], help="neurons, for example 64,128")
    add("--seeds", type=numbers, default=[1], help="where chance begins, for example 1,2,3")
    add("--epochs", type=int, default=20)
    add("--batch", type=int, help="positions a step; 16384, on a GPU 65536")
    add("--rate", type=float, default=1e-3, help="the first learning rate")
    add("--last-rate", type=float, default=1e-5, help="the last one, along a cosine")
    add("--lambda", dest="result_share", type=shares, default=(0.7, 0.7), metavar="A[,B]",
        help="how much results count, not scores; B at the end")
    add("--threat-weight", type=float, default=0.3,
        help="how much positions count in which the opponent threatens to capture")
    add("--scale", type=float, help="hundredths of a man for an output of 1; fitted if left out")
    add("--from", dest="start", type=pathlib.Path, metavar="NET",
        help="go on with a network of the same size instead of beginning anew; its scale is kept")
    add("--most", type=int, help="read so many positions of each file at most")
    add("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    add("--no-compile", action="store_true",
        help="do not compile the steps for the GPU: slower, but needs no compiler")
    options = parser.parse_args(arguments)
    if options.batch is None:
        options.batch = 65_536 if options.device.startswith("cuda") else 16_384
    unknown = [hidden for hidden in options.hidden if hidden not in netfile.HIDDEN]
    if unknown or options.epochs < 1 or options.batch < 1:
        parser.error(f"--hidden takes {netfile.HIDDEN}; there is at least one epoch")
    return options


def run(options):
    records = positions.load(options.positions, options.most)
    squares = positions.squares_of(records)
    how = {key: value for key, value in vars(options).items() if key not in ("out",)}
    if options.start is not None:
        how["start"] = options.start.name
        options.start = netfile.Network.from_bytes(options.start.read_bytes())
        options.scale = options.scale or float(options.start.scale)
    scale = options.scale or positions.fit_scale(records["score"], records["result"])
    counts = np.bincount(records["result"], minlength=3)
    print(f"{len(records)} positions on {squares} squares, K = {scale:.1f},"
          f" lost {counts[0]}, drawn {counts[1]}, won {counts[2]}", flush=True)
    if options.device.startswith("cuda"):
        torch.set_float32_matmul_precision("high")
    data = Data(records, torch.device(options.device), scale, options.threat_weight)
    sample = export.sample(records)
    options.out.mkdir(parents=True, exist_ok=True)
    for hidden, seed in itertools.product(options.hidden, options.seeds):
        name = f"{options.game} {options.generation}"
        stem = f"{name}-{hidden}-{seed}".replace(" ", "-").replace("/", "_")
        print(f"{stem}:", flush=True)
        model = network(squares, hidden, seed, options.start)
        history = train(data, model, options)
        weights = model.weights(scale)
        weights.save(options.out / f"{stem}.npz")
        path = options.out / f"{stem}.net"
        mean, largest = export.export(weights, f"{name} n{hidden} s{seed}", path, sample)
        print(f"  rounded: off by {mean:.2f} hundredths of a man, {largest:.0f} at most")
        how["positions"] = [path.name for path in options.positions]
        how |= {"hidden": hidden, "seeds": seed, "scale": scale, "count": len(records),
                "errors": history, "rounding": [mean, largest]}
        (options.out / f"{stem}.json").write_text(json.dumps(how, indent=1) + "\n")


def main():
    try:
        run(parse_options())
    except (netfile.NetworkError, positions.PositionsError, OSError) as error:
        sys.exit(f"train: {error}")


if __name__ == "__main__":
    main()
