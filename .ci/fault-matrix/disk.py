"""Disks that are full: small ones, which only the program under test gets to see (Linux)."""

import shutil
import subprocess
import sys

import answers
from memory import SOLVED, UNSAVED, attempts
from room import PROGRAM, environment, finish

TABLE = "disk full"
FILL = "cat /dev/zero >filler 2>/dev/null"


def on_small_disk(room, folder, size, script, *words, **variables):
    """Runs a script, to which this folder is a disk of its own. Its words are $1 and so on."""
    # In a name space of its own: nobody else sees the disk, and it goes with the program.
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
        tally.skip((TABLE, "all", "check"), "a small disk cannot be mounted here")
        return
    full_memory(room, tally)
    full_temporary(room, tally, small)
    full_build(room, tally)


def full_memory(room, tally):
    cell = (TABLE, "progress", "check")
    room.write(answers.SOLUTION)
    room.forget()
    room.run("hint", "1.1")
    before = room.progress.read_text()
    copy = room.folder.parent / "progress-before.json"
    copy.write_text(before)
    after = room.folder.parent / "memory-after"
    script = f"""cp "$2" .workbook/progress.json; (cd .workbook && {FILL})
        "$1" check 1.1 --timeout 200; code=$?; cp -R .workbook "$3"; exit $code"""
    ended = on_small_disk(room, room.progress.parent, "64k", script, PROGRAM, copy, after)
    tally.expect(cell, "the verdict stands", ended.code == 0 and SOLVED in ended.lines, ended)
    tally.expect(cell, "it is told", ended.error == UNSAVED, ended)
    tally.expect(cell, "nothing is lost", (after / "progress.json").read_text() == before)
    left = {path.name for path in after.iterdir()}
    tally.expect(cell, "no draft is left", left <= {"filler", "lock", "progress.json"}, left)


def full_temporary(room, tally, small):
    for name in ("with nothing built", "with all built"):
        cell = (TABLE, f"TMPDIR, {name}", "check")
        room.write(answers.SOLUTION)
        if name == "with nothing built":
            shutil.rmtree(room.folder / ".build/check/quick", ignore_errors=True)
        else:
            room.check()
        room.forget()
        ended = on_small_disk(
            room, small, "64k", f'(cd "$0" && {FILL}); exec "$1" check 1.1 --timeout 200', PROGRAM,
            TMPDIR=small)
        judge(room, tally, cell, ended)


def full_build(room, tally):
    """The folder that is built in: empty and too small, or with all that was built before."""
    script = f'$2; (cd "$0" && {FILL}); exec "$1" check 1.1 --timeout 200'
    folder = room.folder / ".build/check"
    cell = (TABLE, "build folder, with nothing built", "check")
    room.forget()
    judge(room, tally, cell, on_small_disk(room, folder, "1m", script, PROGRAM, "true"))

    cell = (TABLE, "build folder, with all built", "check")
    room.write(answers.SOLUTION)
    tally.expect(cell, "solved before", room.check().code == 0)
    size = subprocess.run(["du", "-sm", folder], capture_output=True, text=True, check=True)
    copy = room.folder.parent / "built"
    shutil.copytree(folder, copy, symlinks=True)
    room.write(answers.changed("", before="struct Another {}\n\n"))
    room.forget()
    ended = on_small_disk(
        room, folder, f"{int(size.stdout.split()[0]) + 8}m", script, PROGRAM,
        f"cp -a {copy}/. .build/check/")
    judge(room, tally, cell, ended)
    room.write(answers.SOLUTION)
    tally.expect(cell, "with room it is solved", room.check().code == 0)


def judge(room, tally, cell, ended):
    """Nothing can be said, and one line says why."""
    tally.expect(cell, "exit code", ended.code == 2, ended)
    tally.expect(cell, "verdict", ended.lines.count("Not graded.") == 1, ended)
    tally.expect(cell, "says why", "The disk is full" in ended.out, ended)
    tally.expect(cell, "nothing is said to have run", "passed  " not in ended.out, ended)
    tally.expect(cell, "no attempt is counted", attempts(room, "InheritedObject") == 0)
