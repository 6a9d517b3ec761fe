"""Drives the real program through every verdict and through the faults of a machine.

Two strands, each in a handout of its own, at the same time; see `.ci/faults`.
"""
import concurrent.futures
import pathlib
import sys
import tempfile
import time
import traceback

sys.dont_write_bytecode = True
sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent / "python"))

from common import WORKBOOK, WORKSHOP, Tally, build

import disk
import ended_early
import together
import verdicts
from room import Room

STRANDS = {
    "endings": [ended_early.signals, ended_early.streams],
    "verdicts": [verdicts.matrix, verdicts.terminal, together.two_checks, disk.full],
}


def strand(name, home, tally):
    """One room, and what happens in it, one after the other."""
    start = time.monotonic()
    (home / name).mkdir()
    room = Room(home / name / "workbook")
    for scene in STRANDS[name]:
        try:
            scene(room, tally)
        except Exception:
            tally.expect(f"the script comes to the end of {scene.__name__}", False,
                         traceback.format_exc())
        print(f"   {name}, {scene.__name__}: {time.monotonic() - start:.0f} s", flush=True)


wanted = sys.argv[1:] or list(STRANDS)
if not set(wanted) <= set(STRANDS):
    sys.exit(f"The strands are {', '.join(STRANDS)}.\n0 passed, 1 failed")
build(WORKBOOK, WORKSHOP)
tally = Tally()
with tempfile.TemporaryDirectory(prefix="faults-") as place:
    home = pathlib.Path(place).resolve()
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for each in [pool.submit(strand, name, home, tally) for name in wanted]:
            each.result()
sys.exit(tally.end())
