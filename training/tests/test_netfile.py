import struct
import unittest
import zlib

from . import agreed, tiny

import numpy as np
import netfile


def weights(squares=50, hidden=32, buckets=8, seed=1):
    dice = np.random.default_rng(seed)
    return netfile.Weights(
        l0w=dice.uniform(-0.2, 0.3, (4 * squares, hidden)),
        l0b=dice.uniform(-0.2, 0.2, hidden),
        l1w=dice.uniform(-0.5, 0.5, (buckets, 2 * hidden)),
        l1b=dice.uniform(-1, 1, buckets),
        scale=141.4,
    )


class Agreement(unittest.TestCase):
    def test_the_engine_is_tested_on_what_is_counted_here(self):
        self.assertEqual(agreed.network().to_bytes(), agreed.NETWORK.read_bytes())
        self.assertEqual(agreed.judged(), agreed.JUDGED.read_text())


class Rounding(unittest.TestCase):
    def test_whole_numbers_judge_as_the_trained_ones(self):
        for squares, hidden in [(50, 32), (32, 64), (50, 256)]:
            trained = weights(squares, hidden)
            sets = tiny.records(500, squares)["sets"]
            network = netfile.quantise(trained, "international 0")
            mean, largest = netfile.disagreement(trained, network, sets)
            self.assertLess(mean, 0.5 * hidden**0.5, (squares, hidden))
            self.assertLess(largest, 2 * hidden**0.5, (squares, hidden))
            spread = np.std(trained.evaluate(sets))
            self.assertGreater(spread, 20, "else nothing was compared")

    def test_a_network_is_counted_by_hand(self):
        # One neuron counts own men on square 1, with weight 1/2; the output
        # takes 32/64 of its square.
        trained = weights()
        for array in (trained.l0w, trained.l0b, trained.l1w, trained.l1b):
            array[:] = 0
        trained.l0w[0, 3] = 0.5
        trained.l1w[:, 3] = 0.5
        trained.l1b[0] = -1.0
        trained.scale = 1000
        network = netfile.quantise(trained, "international 0")
        sets = np.array([[1, 0, 2, 0], [2, 0, 1, 0]], np.uint64)
        value = 128  # 127.5 is rounded to even
        output = value * value * 32 // 255 - 255 * 64
        expected = [-(-output * 1000 // (255 * 64)), -1000]
        self.assertEqual(network.evaluate(sets).tolist(), expected)
        np.testing.assert_allclose(trained.evaluate(sets), [1000 * (0.125 - 1), -1000])

    def test_the_opponents_view_comes_second(self):
        trained = weights()
        for array in (trained.l0w, trained.l0b, trained.l1w, trained.l1b):
            array[:] = 0
        # An own man on the last square, as its owner sees it.
        trained.l0w[49, 0] = 1.0
        trained.l1w[:, 32] = 1.0
        network = netfile.quantise(trained, "international 0")
        # The opponent's man on square 1 stands on his square 50.
        sets = np.array([[2, 0, 1, 0], [1, 0, 2, 0]], np.uint64)
        self.assertEqual(network.evaluate(sets).tolist(), [141, 0])


class Bytes(unittest.TestCase):
    def setUp(self):
        self.network = netfile.quantise(weights(32, 64), "russian 3")

    def test_a_network_survives_its_bytes(self):
        data = self.network.to_bytes()
        read = netfile.Network.from_bytes(data)
        self.assertEqual((read.name, read.scale), ("russian 3", 141))
        for name in ("l0w", "l0b", "l1w", "l1b"):
            np.testing.assert_array_equal(getattr(read, name), getattr(self.network, name))
        self.assertEqual(read.to_bytes(), data)

    def test_every_byte_is_where_the_engine_looks_for_it(self):
        data = self.network.to_bytes()
        self.assertEqual(data[:4], b"DMNN")
        self.assertEqual(struct.unpack_from("<6Hi", data, 4), (1, 32, 64, 8, 255, 64, 141))
        self.assertEqual(data[20:24], bytes([0, 0, 0, 0]))
        self.assertEqual(data[20 + 32], 7)
        self.assertEqual(data[20 + 33:20 + 40], bytes(7))
        self.assertEqual(data[60:71], b"\x09\x00russian 3")
        first = struct.unpack_from("<64h", data, 71)
        self.assertEqual(list(first), self.network.l0w[0].tolist())
        end = 71 + 2 * (128 * 64 + 64 + 8 * 128) + 4 * 8
        self.assertEqual(len(data), end + 4)
        self.assertEqual(struct.unpack_from("<I", data, end)[0], zlib.crc32(data[:end]))

    def test_damage_is_seen(self):
        data = self.network.to_bytes()
        for at in (0, 5, 30, 65, 5000, len(data) - 1):
            damaged = bytearray(data)
            damaged[at] ^= 1
            with self.assertRaises(netfile.NetworkError, msg=f"byte {at}"):
                netfile.Network.from_bytes(bytes(damaged))

    def test_what_no_engine_could_load_is_not_written(self):
        for name, change in [
            ("l1w", lambda array: array * 0 + 129),
            ("l1w", lambda array: array[:, :-2]),
            ("l0w", lambda array: array * 0 + 2000),
        ]:
            network = netfile.quantise(weights(32, 64), "russian 3")
            setattr(network, name, change(getattr(network, name)))
            if name == "l1w" and network.l1w.shape[1] == 126:
                network.l0w = network.l0w[:, :63]
            with self.assertRaises(netfile.NetworkError):
                network.to_bytes()


if __name__ == "__main__":
    unittest.main()
