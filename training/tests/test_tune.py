import io
import contextlib
import types
import unittest

from . import tiny  # noqa: F401  (makes the folder above known)

import tune


class Tuning(unittest.TestCase):
    def test_numbers_move_to_where_games_are_won(self):
        numbers = [tune.Number("near", 50, 0, 100, 0.2), tune.Number("edge", 90, 0, 100, 0.2)]
        options = types.SimpleNamespace(
            seed=1, batches=400, jobs=2, games=8, rate=0.02, out=None)

        def play(_, first, second, _seed):
            def strength(set_):
                return -abs(set_["near"] - 70) + set_["edge"]

            return max(-1, min(1, (strength(first) - strength(second)) / 50))

        usual, tune.play = tune.play, play
        self.addCleanup(setattr, tune, "play", usual)
        with contextlib.redirect_stdout(io.StringIO()):
            tune.tune(options, numbers)
        self.assertAlmostEqual(numbers[0].value, 70, delta=10)
        self.assertGreater(numbers[1].value, 97)

    def test_numbers_stay_within_their_range(self):
        number = tune.Number("divisor", 3, 1, 4, 0.2)
        self.assertEqual([number.at(offset) for offset in (-9, 0.4, 9)], [1, 3, 4])


if __name__ == "__main__":
    unittest.main()
