"""A network in whole numbers, and its file.

All numbers are little endian:

    4            DMNN
    2 x 6        version 1, squares S, hidden neurons N, buckets B, 255, 64
    4            scale: hundredths of a man for an output of 1, signed
    S + 1        bucket by number of pieces, then zeros to a multiple of 8 bytes
    2, then text the rules it was trained for, a space, its generation
    2 x 4S x N   input weights: own men, own kings, enemy men, enemy kings
    2 x N        input bias
    2 x B x 2N   output weights: own view first
    4 x B        output bias, in units of 1 / (255 * 64)
    4            CRC-32 of all before
"""

import dataclasses
import struct
import zlib

import numpy as np

from positions import bucket_table, views

MAGIC = b"DMNN"
VERSION = 1
QA = 255
QB = 64
# Times 255 it still fits 16 bits.
MOST_OUTPUT_WEIGHT = 128
# More can wrap around in the 32 bits that the engine sums up in.
MOST_OUTPUT_SUM = (2**31 - 1) // (QA * QA)
# What an engine can load.
HIDDEN = (32, 64, 128, 256)


class NetworkError(Exception):
    """Why there is no network, or none that an engine could load."""


@dataclasses.dataclass
class Weights:
    """A network as it was trained, in numpy arrays of floating-point numbers."""

    l0w: np.ndarray  # [4S, N]
    l0b: np.ndarray  # [N]
    l1w: np.ndarray  # [B, 2N]
    l1b: np.ndarray  # [B]
    scale: float

    @property
    def squares(self):
        return self.l0w.shape[0] // 4

    def evaluate(self, sets):
        """Hundredths of a man for the player to move."""
        own, enemy = views(sets, self.squares)
        both = [own @ self.l0w + self.l0b, enemy @ self.l0w + self.l0b]
        hidden = np.clip(np.concatenate(both, axis=1), 0, 1) ** 2
        bucket = buckets_of(own, len(self.l1b))
        output = np.sum(hidden * self.l1w[bucket], axis=1) + self.l1b[bucket]
        return output * self.scale

    def save(self, path):
        np.savez(path, l0w=self.l0w, l0b=self.l0b, l1w=self.l1w, l1b=self.l1b, scale=self.scale)

    @staticmethod
    def load(path):
        with np.load(path) as file:
            try:
                arrays = [file[name] for name in ("l0w", "l0b", "l1w", "l1b")]
                return Weights(*arrays, scale=float(file["scale"]))
            except KeyError as error:
                raise NetworkError(f"{path}: {error.args[0]}") from error


@dataclasses.dataclass
class Network:
    """A network as an engine uses it, in arrays of whole numbers."""

    name: str
    l0w: np.ndarray
    l0b: np.ndarray
    l1w: np.ndarray
    l1b: np.ndarray
    scale: int

    @property
    def squares(self):
        return self.l0w.shape[0] // 4

    @property
    def hidden(self):
        return self.l0w.shape[1]

    def evaluate(self, sets):
        """Hundredths of a man for the player to move, exactly as the engine
        counts, before it cuts off what is beyond all measure."""
        own, enemy = views(sets, self.squares)
        weights, bias = self.l0w.astype(np.int64), self.l0b.astype(np.int64)
        both = [own.astype(np.int64) @ weights + bias, enemy.astype(np.int64) @ weights + bias]
        value = np.clip(np.concatenate(both, axis=1), 0, QA)
        bucket = buckets_of(own, len(self.l1b))
        total = np.sum(value * value * self.l1w.astype(np.int64)[bucket], axis=1)
        output = toward_zero(total, QA) + self.l1b.astype(np.int64)[bucket]
        return toward_zero(output * self.scale, QA * QB)

    def weights(self):
        """The network as one that goes on learning would have it."""
        return Weights(
            l0w=self.l0w / QA, l0b=self.l0b / QA, l1w=self.l1w / QB,
            l1b=self.l1b / (QA * QB), scale=float(self.scale))

    def check(self):
        """Refuses what an engine would refuse, or misread."""
        if self.squares not in (32, 50) or self.hidden not in HIDDEN:
            raise NetworkError(f"{self.squares} squares, {self.hidden} neurons: not for engines")
        if np.abs(self.l1w).max() > MOST_OUTPUT_WEIGHT:
            raise NetworkError("an output weight is too large")
        up = np.maximum(self.l1w, 0).astype(np.int64).sum(axis=1)
        down = np.maximum(-self.l1w.astype(np.int64), 0).sum(axis=1)
        if max(up.max(), down.max()) > MOST_OUTPUT_SUM:
            raise NetworkError("the output weights of a bucket sum up to too much")
        # No position has pieces on more squares than there are.
        rows = np.abs(self.l0w.astype(np.int64)).reshape(4, self.squares, -1).max(axis=0)
        # Nor more pieces than both sides begin with: four fifths of the squares.
        heaviest = np.sort(rows, axis=0)[-(4 * self.squares // 5):].sum(axis=0)
        if (heaviest + np.abs(self.l0b.astype(np.int64))).max() > 2**15 - 1:
            raise NetworkError("the input weights of a neuron sum up to too much")
        if not 1 <= self.scale <= 100_000:
            raise NetworkError(f"a scale of {self.scale} is beyond all measure")

    def to_bytes(self):
        self.check()
        buckets = len(self.l1b)
        data = MAGIC + struct.pack(
            "<6Hi", VERSION, self.squares, self.hidden, buckets, QA, QB, self.scale)
        table = bucket_table(self.squares, buckets).astype(np.uint8).tobytes()
        data += table + bytes(-len(table) % 8)
        name = self.name.encode()
        if len(name) > 256:
            raise NetworkError("the name is too long")
        data += struct.pack("<H", len(name)) + name
        for array, kind in [
            (self.l0w, "<i2"), (self.l0b, "<i2"), (self.l1w, "<i2"), (self.l1b, "<i4")]:
            data += np.ascontiguousarray(array).astype(kind).tobytes()
        return data + struct.pack("<I", zlib.crc32(data))

    @staticmethod
    def from_bytes(data):
        if data[:4] != MAGIC:
            raise NetworkError("not a network")
        if zlib.crc32(data[:-4]) != struct.unpack("<I", data[-4:])[0]:
            raise NetworkError("the network is damaged")
        head = struct.unpack_from("<6Hi", data, 4)
        version, squares, hidden, buckets, qa, qb, scale = head
        if (version, qa, qb) != (VERSION, QA, QB):
            raise NetworkError(f"version {version} with {qa} and {qb} is unknown")
        at = 4 + 6 * 2 + 4 + (squares + 1 + 7) // 8 * 8
        (length,) = struct.unpack_from("<H", data, at)
        name = data[at + 2:at + 2 + length].decode()
        at += 2 + length
        arrays = []
        for shape, kind in [
            ((4 * squares, hidden), "<i2"), ((hidden,), "<i2"),
            ((buckets, 2 * hidden), "<i2"), ((buckets,), "<i4")]:
            count = int(np.prod(shape))
            arrays.append(np.frombuffer(data, kind, count, at).reshape(shape))
            at += count * np.dtype(kind).itemsize
        if at + 4 != len(data):
            raise NetworkError("the network has another length than it says")
        return Network(name, *arrays, scale=scale)


def buckets_of(own, buckets):
    """The bucket of each position, by its pieces."""
    squares = own.shape[1] // 4
    return bucket_table(squares, buckets)[own.sum(axis=1, dtype=np.int64)]


def toward_zero(number, by):
    """Division as the engine does it."""
    return np.sign(number) * (np.abs(number) // by)


def quantise(weights, name):
    """The network in whole numbers."""

    def whole(array, one, most):
        return np.clip(np.rint(np.asarray(array, np.float64) * one), -most, most).astype(np.int64)

    network = Network(
        name=name,
        l0w=whole(weights.l0w, QA, 2**15 - 1),
        l0b=whole(weights.l0b, QA, 2**15 - 1),
        l1w=whole(weights.l1w, QB, MOST_OUTPUT_WEIGHT - 1),
        l1b=whole(weights.l1b, QA * QB, 2**31 - 1),
        scale=int(round(weights.scale)),
    )
    network.check()
    return network


def disagreement(weights, network, sets):
    """The mean and the largest distance between both on these positions, in
    hundredths of a man."""
    distance = np.abs(weights.evaluate(sets) - network.evaluate(sets))
    return float(distance.mean()), float(distance.max())
