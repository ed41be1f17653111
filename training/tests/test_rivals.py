import contextlib
import io
import pathlib
import tempfile
import unittest

from . import tiny

import numpy as np

try:
    import torch
except ImportError:
    torch = None


@unittest.skipIf(torch is None, "PyTorch is not installed: rivals are not tested")
class Rivals(unittest.TestCase):
    def test_each_learns_to_count_pieces(self):
        import rivals
        import train

        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder)
            tiny.records(3_000).tofile(folder / "positions")
            options = train.parse_options([
                str(folder / "positions"), "-o", str(folder), "--game", "international",
                "--batch", "256", "--device", "cpu", "--epochs", "6", "--rate", "0.01",
                "--lambda", "0"])
            with contextlib.redirect_stdout(io.StringIO()):
                found = rivals.run(options)
            self.assertTrue((folder / "rivals.json").exists())
        for name in rivals.RIVALS:
            held_back = found[name][-1][1]
            # Half a point off everywhere would be 0.25, and knowing nothing about 0.1.
            self.assertLess(held_back, 0.06, name)

    def test_a_pattern_is_numbered_by_the_men_on_it(self):
        import rivals

        own, enemy, squares = 1 << 0, 1 << 6, 50
        sets = torch.tensor([[own, 1 << 5, enemy, 0]])
        view, other = rivals.both_views(sets)
        places = torch.tensor([[0, 1, 5, 6]])
        # Own man, nobody, a king that does not count, enemy man.
        self.assertEqual(rivals.ternary(view, places).item(), 0 + 1 * 3 + 1 * 9 + 2 * 27)
        turned = squares - 1 - places
        self.assertEqual(rivals.ternary(other, turned).item(), 2 + 1 * 3 + 1 * 9 + 0 * 27)

    def test_linear_patterns_see_both_players_alike(self):
        import rivals

        torch.manual_seed(1)
        model = rivals.LinearPatterns()
        torch.nn.init.normal_(model.patterns.weight)
        sets = torch.from_numpy(tiny.records(50)["sets"].astype(np.int64))
        exchanged = torch.zeros_like(sets)
        for kind in range(4):
            for square in range(50):
                bit = (sets[:, kind] >> square) & 1
                exchanged[:, (kind + 2) % 4] |= bit << (49 - square)
        with torch.no_grad():
            np.testing.assert_allclose(model(sets), -model(exchanged), atol=1e-4)


if __name__ == "__main__":
    unittest.main()
