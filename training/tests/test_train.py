import contextlib
import io
import json
import pathlib
import tempfile
import unittest

from . import tiny

import numpy as np
import netfile

try:
    import torch
except ImportError:
    torch = None


@unittest.skipIf(torch is None, "PyTorch is not installed: training itself is not tested")
class Training(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def train(self, *more):
        import train

        made = tiny.records(4_000, squares=32)
        made.tofile(self.folder / "positions")
        options = train.parse_options([
            str(self.folder / "positions"), "-o", str(self.folder), "--game", "russian",
            "--generation", "5", "--hidden", "32", "--batch", "256", "--device", "cpu", *more])
        with contextlib.redirect_stdout(io.StringIO()):
            train.run(options)
        return made

    def test_a_network_learns_to_count_pieces(self):
        made = self.train("--epochs", "12", "--rate", "0.01", "--lambda", "0.2,0.0")
        data = (self.folder / "russian-5-32-1.net").read_bytes()
        network = netfile.Network.from_bytes(data)
        self.assertEqual((network.name, network.hidden), ("russian 5 n32 s1", 32))
        correlation = np.corrcoef(network.evaluate(made["sets"]), made["score"])[0, 1]
        self.assertGreater(correlation, 0.9)
        how = json.loads((self.folder / "russian-5-32-1.json").read_text())
        self.assertLess(how["errors"][-1][1], how["errors"][0][1] / 2)
        self.assertLess(how["rounding"][0], 6)

    def test_the_same_seed_gives_the_same_network(self):
        path = self.folder / "russian-5-32-1.net"
        self.train("--epochs", "1")
        first = path.read_bytes()
        self.train("--epochs", "1", "--seeds", "1,2")
        self.assertEqual(path.read_bytes(), first)
        self.assertNotEqual((self.folder / "russian-5-32-2.net").read_bytes(), first)

    def test_training_goes_on_from_a_network(self):
        made = self.train("--epochs", "12", "--rate", "0.01", "--lambda", "0.2,0.0")
        path = self.folder / "russian-5-32-1.net"
        before = netfile.Network.from_bytes(path.read_bytes())
        start = self.folder / "start.net"
        path.rename(start)
        self.train("--epochs", "1", "--rate", "0.0001", "--from", str(start))
        after = netfile.Network.from_bytes(path.read_bytes())
        self.assertEqual(after.scale, before.scale)
        sets = made["sets"]
        correlation = np.corrcoef(before.evaluate(sets), after.evaluate(sets))[0, 1]
        self.assertGreater(correlation, 0.99)
        with self.assertRaisesRegex(netfile.NetworkError, "another size"):
            self.train("--hidden", "64", "--from", str(start))

    def test_the_model_sees_what_numpy_sees(self):
        from model import Perspective

        sets = tiny.records(200)["sets"]
        torch.manual_seed(3)
        model = Perspective(50, 64)
        with torch.no_grad():
            judged = model(torch.from_numpy(sets.astype(np.int64))).numpy() * 100
        np.testing.assert_allclose(judged, model.weights(100).evaluate(sets), atol=1e-3)


if __name__ == "__main__":
    unittest.main()
