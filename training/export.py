#!/usr/bin/env python3
"""Writes a trained network as a file for the engine, and checks it: the network
in whole numbers must judge positions as the trained one does."""

import argparse
import pathlib
import sys

import numpy as np

import netfile
import positions

# Hundredths of a man. Rounding errors add up like steps in random directions:
# 256 neurons are off by four or five, a wrong file by hundreds.
MOST_MEAN = 10.0


def export(weights, name, path, sets):
    """Writes a network and says how far it is from what was trained."""
    network = netfile.quantise(weights, name)
    mean, largest = netfile.disagreement(weights, network, sets)
    if mean > MOST_MEAN:
        raise netfile.NetworkError(
            f"rounded, it is off by {mean:.1f} hundredths of a man on average")
    path.write_bytes(network.to_bytes())
    return mean, largest


def sample(records, most=20_000):
    """Positions to compare on."""
    return records["sets"][:: max(1, len(records) // most)]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("weights", type=pathlib.Path, help="what train.py wrote, .npz")
    parser.add_argument("-o", "--out", type=pathlib.Path, required=True, help="the .net file")
    parser.add_argument("--name", required=True, help='rules and generation: "international 3"')
    parser.add_argument(
        "--positions", type=pathlib.Path, required=True, help="positions to compare on")
    options = parser.parse_args()
    try:
        weights = netfile.Weights.load(options.weights)
        records = positions.load([options.positions], most=1_000_000)
        mean, largest = export(weights, options.name, options.out, sample(records))
    except (netfile.NetworkError, positions.PositionsError, OSError) as error:
        sys.exit(f"export: {error}")
    size = options.out.stat().st_size
    print(f"{options.out}: {size} bytes, off by {mean:.2f} hundredths of a man on average,"
          f" {largest:.0f} at most")


if __name__ == "__main__":
    np.seterr(all="raise", under="ignore")
    main()
