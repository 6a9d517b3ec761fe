"""Drives the real program through every verdict and through the faults of a machine.

Three strands, each in a handout of its own, two at a time; see `.ci/faults`.
"""

import concurrent.futures
import pathlib
import sys
import tempfile
import time
import traceback

import disk
import ended_early
import hostile
import memory
import places
import streams
import together
import toolchain
import verdicts
from room import Room
from tally import Tally

STRANDS = {
    "endings": [
        ended_early.signals, together.two_checks, together.locks, together.saves,
        streams.streams, hostile.hostile,
    ],
    "verdicts": [verdicts.matrix],
    "faults": [
        memory.unreadable, memory.in_the_way, memory.read_only, memory.clocks, disk.full,
        toolchain.broken, places.names, places.variables,
    ],
}


def strand(name, home, tally):
    """One room, and what happens in it, one after the other."""
    start = time.monotonic()
    folder = home / name
    folder.mkdir()
    room = Room(folder / "workbook")
    for scene in STRANDS[name]:
        try:
            scene(room, tally)
        except Exception:
            tally.expect(("the script", scene.__name__, name), "came to its end", False,
                         traceback.format_exc())
        print(f"   {name}, {scene.__name__}: {time.monotonic() - start:.0f} s", flush=True)


def main():
    wanted = sys.argv[1:] or list(STRANDS)
    if not set(wanted) <= set(STRANDS):
        print(f"The strands are {', '.join(STRANDS)}.")
        return 64
    tally = Tally()
    with tempfile.TemporaryDirectory(prefix="faults-") as place:
        home = pathlib.Path(place).resolve()
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            strands = [pool.submit(strand, name, home, tally) for name in wanted]
        for each in strands:
            if each.exception():
                tally.expect(("the script", "a strand", "begins"), "came to its end", False,
                             repr(each.exception()))
    print("\n" + tally.tables() + "\n")
    print(f"{tally.passed} passed, {tally.failed} failed")
    return 1 if tally.failed or not tally.passed else 0


if __name__ == "__main__":
    sys.exit(main())
