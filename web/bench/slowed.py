"""Slows a browser's renderers down: `slowed.py PID TIMES` until it is ended itself.

The browser's own way of it slows the page's thread and no worker, in which the rules
answer. Here the whole process stands still for all but one part in TIMES of each turn.
"""

import os
import signal
import sys
import time

TURN = 0.01
LOOK = 0.05


def renderers(browser):
    """The renderers among the processes that a browser has begun."""
    parents, found = {}, []
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/stat", encoding="utf-8", errors="replace") as stat:
                parents[int(name)] = int(stat.read().rpartition(")")[2].split()[1])
            with open(f"/proc/{name}/cmdline", "rb") as line:
                if b"--type=renderer" in line.read():
                    found.append(int(name))
        except OSError:
            pass  # It has ended.

    def is_ours(process):
        while process in parents and process != browser:
            process = parents[process]
        return process == browser

    return [process for process in found if is_ours(process)]


def tell(processes, what):
    for process in processes:
        try:
            os.kill(process, what)
        except ProcessLookupError:
            pass


def main():
    browser, times = int(sys.argv[1]), float(sys.argv[2])
    slowed, looked = [], 0.0
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    try:
        while True:
            tell(slowed, signal.SIGSTOP)
            begin = time.monotonic()
            # Looking takes a while, in which they stand still as well.
            if begin - looked > LOOK:
                found, looked = renderers(browser), begin
                tell(found, signal.SIGSTOP)
                slowed = found
            stood = max(time.monotonic() - begin, TURN * (1 - 1 / times))
            time.sleep(max(0, stood - (time.monotonic() - begin)))
            tell(slowed, signal.SIGCONT)
            time.sleep(stood / (times - 1))
    finally:
        tell(slowed, signal.SIGCONT)


main()
