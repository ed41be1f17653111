"""The network while it learns, in PyTorch."""

import torch
from torch import nn
from torch.nn import functional

from netfile import QA, QB, NetworkError, Weights
from positions import bucket_table

# Rounded to 1/64, output weights then fit eight bits.
MOST_WEIGHT = 1.98


def rounded(parameter, one):
    """What the engine will make of it, so that learning allows for it; a step
    changes the number behind."""
    return parameter + ((parameter * one).round() / one - parameter).detach()


class Perspective(nn.Module):
    """Both players' views go through the same first layer and meet in one
    output, whose weights depend on the number of pieces."""

    def __init__(self, squares, hidden, buckets=8):
        super().__init__()
        self.squares = squares
        self.first = nn.Linear(4 * squares, hidden)
        self.output = nn.Linear(2 * hidden, buckets)
        table = torch.tensor(bucket_table(squares, buckets), dtype=torch.int64)
        self.register_buffer("table", table, persistent=False)
        self.register_buffer("shifts", torch.arange(squares), persistent=False)

    def forward(self, sets):
        """The judgement of positions, given as [n, 4] sets of squares in int64:
        a number that sigmoid makes the expected result."""
        bits = (sets[:, :, None] >> self.shifts) & 1
        bucket = self.table[bits.sum((1, 2))]
        own = bits.to(self.first.weight.dtype)
        # The opponent sits on the other side of the board.
        enemy = own.roll(2, 1).flip(2)
        weight, bias = rounded(self.first.weight, QA), rounded(self.first.bias, QA)
        both = [functional.linear(view.flatten(1), weight, bias) for view in (own, enemy)]
        hidden = torch.cat(both, 1).clamp(0, 1).square()
        output = functional.linear(hidden, rounded(self.output.weight, QB), self.output.bias)
        return output.gather(1, bucket[:, None])[:, 0]

    @torch.no_grad()
    def clip(self):
        """Keeps weights where whole numbers can follow."""
        for parameter in (self.first.weight, self.first.bias, self.output.weight):
            parameter.clamp_(-MOST_WEIGHT, MOST_WEIGHT)

    @torch.no_grad()
    def go_on_from(self, weights):
        """Begins with what another network has learned."""
        pairs = [
            (self.first.weight, weights.l0w.T), (self.first.bias, weights.l0b),
            (self.output.weight, weights.l1w), (self.output.bias, weights.l1b)]
        for parameter, array in pairs:
            if parameter.shape != array.shape:
                raise NetworkError(
                    f"a network of another size: {array.shape}, not {tuple(parameter.shape)}")
            parameter.copy_(torch.from_numpy(array.copy()))

    def weights(self, scale):
        def array(parameter):
            return parameter.detach().float().cpu().numpy()

        return Weights(
            l0w=array(rounded(self.first.weight, QA)).T.copy(),
            l0b=array(rounded(self.first.bias, QA)),
            l1w=array(rounded(self.output.weight, QB)),
            l1b=array(self.output.bias),
            scale=scale,
        )
