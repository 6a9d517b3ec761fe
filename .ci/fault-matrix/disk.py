"""Disks that are full: small ones, which only the program under test gets to see (Linux)."""
import shutil
import subprocess
import sys

import answers
from common import WORKBOOK, environment
from room import finish

FILL = "cat /dev/zero >filler 2>/dev/null"


def on_small_disk(room, folder, size, script, *words, **variables):
    """Runs a script, to which this folder is a disk of its own. Its words are $1 and so on."""
    # In a name space of its own: no other process sees the disk, and it goes with the program.
    whole = f'mount -t tmpfs -o size={size},mode=1777 none "$0" && {script}'
    return finish(subprocess.Popen(
        ["unshare", "--map-root-user", "--mount", "sh", "-c", whole, folder, *words],
        cwd=room.folder, env=environment(**variables), stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True))


def full(room, tally):
    small = room.folder.parent / "small"
    small.mkdir()
    if sys.platform != "linux" or not shutil.which("unshare") or (
            on_small_disk(room, small, "1m", "true").code != 0):
        print("Not tried: full disks. A small disk cannot be mounted here.")
        return
    room.write(answers.SOLUTION)
    tally.expect("full disk: solved before", room.check().code == 0)
    room.forget()
    script = f'(cd "$0" && {FILL}); exec "$1" check 1.1 --timeout 200'
    judge(room, tally, "full TMPDIR",
          on_small_disk(room, small, "64k", script, WORKBOOK, TMPDIR=small))
    room.forget()
    folder = room.folder / ".build/check"
    judge(room, tally, "full build folder", on_small_disk(room, folder, "1m", script, WORKBOOK))
    tally.expect("full disk: with room it is solved", room.check().code == 0)


def judge(room, tally, what, ended):
    """Nothing can be said, and one line says why."""
    tally.expect(f"{what}: exit code", ended.code == 2, ended)
    tally.expect(f"{what}: verdict", ended.lines.count("Not graded.") == 1, ended)
    tally.expect(f"{what}: says why", "The disk is full" in ended.out, ended)
    tally.expect(f"{what}: nothing is said to have run", "passed  " not in ended.out, ended)
    tally.expect(f"{what}: no attempt is counted", room.attempts() == 0)
