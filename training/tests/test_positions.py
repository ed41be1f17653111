import pathlib
import tempfile
import unittest

from . import tiny

import numpy as np
import positions


class Files(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = pathlib.Path(folder.name) / "positions"

    def test_what_was_written_is_read(self):
        made = tiny.records(50)
        made.tofile(self.path)
        self.assertEqual(self.path.stat().st_size, 50 * 40)
        read = positions.load([self.path, self.path])
        np.testing.assert_array_equal(read, np.concatenate([made, made]))
        self.assertEqual(len(positions.load([self.path], most=7)), 7)

    def test_a_record_is_laid_out_as_the_engine_writes_it(self):
        data = b"".join(number.to_bytes(8, "little") for number in (1, 2, 4, 1 << 49))
        data += (-123).to_bytes(2, "little", signed=True) + bytes([2, 1, 77, 0, 0, 0])
        self.path.write_bytes(data)
        (record,) = positions.load([self.path])
        self.assertEqual(record["sets"].tolist(), [1, 2, 4, 1 << 49])
        self.assertEqual((record["score"], record["result"]), (-123, 2))
        self.assertEqual((record["flags"], record["ply"]), (positions.THREATENED, 77))

    def test_what_is_wrong_is_said(self):
        made = tiny.records(10)
        self.path.write_bytes(made.tobytes()[:-1])
        with self.assertRaisesRegex(positions.PositionsError, "399 bytes"):
            positions.load([self.path])
        made[3]["sets"][0] = made[3]["sets"][2] = 1
        made.tofile(self.path)
        with self.assertRaisesRegex(positions.PositionsError, "position 3 has two pieces"):
            positions.load([self.path])
        self.path.write_bytes(b"")
        with self.assertRaisesRegex(positions.PositionsError, "no positions"):
            positions.load([self.path])
        with self.assertRaises(positions.PositionsError):
            positions.load([self.path / "nowhere"])


class Inputs(unittest.TestCase):
    def test_the_opponent_sees_the_board_from_the_other_side(self):
        # Own man on 1, own king on 50, enemy man on 2.
        sets = np.array([[1, 1 << 49, 2, 0]], np.uint64)
        own, enemy = positions.views(sets, 50)
        self.assertEqual(np.flatnonzero(own).tolist(), [0, 50 + 49, 100 + 1])
        self.assertEqual(np.flatnonzero(enemy).tolist(), [48, 100 + 49, 150])

    def test_seen_twice_from_the_other_side_nothing_has_changed(self):
        sets = tiny.records(20, squares=32)["sets"]
        own, enemy = positions.views(sets, 32)
        again = enemy.reshape(-1, 4, 32)[:, [2, 3, 0, 1], ::-1].reshape(len(own), -1)
        np.testing.assert_array_equal(own, again)

    def test_buckets_go_by_pieces(self):
        ten, eight = positions.bucket_table(50), positions.bucket_table(32)
        self.assertEqual(ten[[0, 1, 5, 6, 40, 50]].tolist(), [0, 0, 0, 1, 7, 7])
        self.assertEqual(eight[[0, 1, 3, 4, 24, 32]].tolist(), [0, 0, 0, 1, 7, 7])

    def test_the_board_is_told_by_its_squares(self):
        self.assertEqual(positions.squares_of(tiny.records(50)), 50)
        self.assertEqual(positions.squares_of(tiny.records(50, squares=32)), 32)


class Numbers(unittest.TestCase):
    def test_the_scale_is_found_again(self):
        made = tiny.records(20_000)
        self.assertAlmostEqual(positions.fit_scale(made["score"], made["result"]), 150, delta=6)

    def test_results_without_reason_do_not_break_the_fit(self):
        made = tiny.records(200)
        made["score"] = 0
        self.assertTrue(20 <= positions.fit_scale(made["score"], made["result"]) <= 2000)

    def test_chunks_are_held_back_whole(self):
        learned, held_back = positions.split(100_000)
        self.assertEqual(len(learned) + len(held_back), 100_000)
        self.assertTrue(0.03 < len(held_back) / 100_000 < 0.07)
        breaks = np.count_nonzero(np.diff(held_back) > 1)
        self.assertLess(breaks, 5)
        self.assertEqual(len(np.intersect1d(learned, held_back)), 0)


if __name__ == "__main__":
    unittest.main()
