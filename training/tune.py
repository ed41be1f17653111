#!/usr/bin/env python3
"""Tunes numbers of the search by games: simultaneous perturbation (SPSA).

Again and again all numbers are moved a little, up or down by chance; the engine
with these changes plays some games against the engine with the opposite ones,
and every number moves a bit towards the side that scored more. It takes
thousands of games, and what comes out must still win a match:

    cargo build --release --features tune
    python3 training/tune.py target/release/damier --ruleset international \\
        --nodes 5000 --batches 1000 network_razoring_margin network_futility_base

Of two numbers of one name, that with `network_` counts in games that have a
network, the other in those without.
"""

import argparse
import concurrent.futures
import json
import pathlib
import random
import re
import subprocess
import sys

GAMES = re.compile(r"^games +\d+ +\+(\d+) =(\d+) -(\d+)", re.MULTILINE)


class Number:
    """A number that is tuned: `value` may lie between whole ones meanwhile."""

    def __init__(self, name, value, least, most, share):
        self.name, self.value = name, float(value)
        self.least, self.most = least, most
        self.step = max(1.0, abs(value) * share)

    def at(self, offset):
        return round(min(max(self.value + offset, self.least), self.most))


def read_numbers(program, names, share):
    """What the engine says of these parameters."""
    done = subprocess.run([program, "hub"], input="hub\nquit\n", capture_output=True, text=True)
    found = {}
    for line in done.stdout.splitlines():
        fields = dict(re.findall(r'([a-z-]+)="?([^ "]*)"?', line))
        if line.startswith("param ") and fields.get("name") in names:
            least, most = int(fields["min"]), int(fields["max"])
            number = Number(fields["name"], int(fields["value"]), least, most, share)
            found[number.name] = number
    missing = [name for name in names if name not in found]
    if missing:
        sys.exit(f"tune: {program} has no {', '.join(missing)}; was it built with `tune`?")
    return [found[name] for name in names]


def play(options, first, second, seed):
    """The share of points by which the first set of numbers beat the second."""
    command = [
        options.program, "match", "--ruleset", options.ruleset, "--nodes", str(options.nodes),
        "--games", str(options.games), "--ballots", options.ballots, "--seed", str(seed),
        "--max-plies", "200"]
    for side, numbers in (("1", first), ("2", second)):
        command += ["--engine", f"{options.program} hub"]
        for name, value in numbers.items():
            command += [f"--param{side}", f"{name}={value}"]
        for setting in options.param:
            command += [f"--param{side}", setting]
    done = subprocess.run(command, capture_output=True, text=True)
    result = GAMES.search(done.stdout)
    if result is None:
        sys.exit(f"tune: the match failed\n{done.stdout}{done.stderr}")
    won, drawn, lost = map(int, result.groups())
    return (won - lost) / (won + drawn + lost)


def tune(options, numbers):
    dice = random.Random(options.seed)
    done = 0
    total = options.batches

    def begin(pool):
        signs = [dice.choice((-1, 1)) for _ in numbers]
        first = {n.name: n.at(sign * n.step) for n, sign in zip(numbers, signs)}
        second = {n.name: n.at(-sign * n.step) for n, sign in zip(numbers, signs)}
        future = pool.submit(play, options, first, second, dice.randrange(1 << 30))
        future.signs = signs
        return future

    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        running = {begin(pool) for _ in range(min(options.jobs, total))}
        while running:
            ended, running = concurrent.futures.wait(
                running, return_when=concurrent.futures.FIRST_COMPLETED)
            for future in ended:
                done += 1
                # Large steps first, smaller ones when the place is about right.
                rate = options.rate * options.games / 2 / (1 + 2 * done / total)
                for number, sign in zip(numbers, future.signs):
                    moved = number.value + rate * number.step * sign * future.result()
                    number.value = min(max(moved, number.least), number.most)
                if done + len(running) < total:
                    running.add(begin(pool))
            if done % 10 == 0 or not running:
                values = {number.name: round(number.value, 1) for number in numbers}
                print(f"{done} of {total}: {json.dumps(values)}", flush=True)
                if options.out is not None:
                    options.out.write_text(json.dumps(values, indent=1) + "\n")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("program", help="damier, built with `tune`")
    add("numbers", nargs="+", help="their names, as in crates/engine/src/tunables.rs")
    add("--ruleset", default="international")
    add("--nodes", type=int, default=5_000, help="for each move")
    add("--ballots", default="random:8")
    add("--param", action="append", default=[], metavar="NAME=VALUE",
        help="a parameter that both have, for example network=FILE; may be repeated")
    add("--games", type=int, default=8, help="between two sets of numbers; even")
    add("--batches", type=int, default=1_000, help="how many such small matches")
    add("--jobs", type=int, default=2, help="small matches at once")
    add("--step", type=float, default=0.2, help="how far numbers are moved, as a share of them")
    add("--rate", type=float, default=0.02, help="steps for a pair of games that was won twice")
    add("--seed", type=int, default=1)
    add("-o", "--out", type=pathlib.Path, help="write what has been found so far")
    options = parser.parse_args()
    tune(options, read_numbers(options.program, options.numbers, options.step))


if __name__ == "__main__":
    main()
