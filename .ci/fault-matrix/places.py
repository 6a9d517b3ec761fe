"""Folders with names that are hard to quote, and an environment that lacks what others have."""

import os
import shutil
import subprocess

import answers
from memory import SOLVED
from room import Room, environment

TABLE = "place and environment"


def expect_both(room, tally, cell, **options):
    """A right answer is solved, a wrong one red, and each place is told as the learner knows it."""
    room.write(answers.SOLUTION)
    ended = room.check(**options)
    tally.expect(cell, "solved", ended.code == 0 and SOLVED in ended.lines, ended)
    tally.expect(cell, "nothing on standard error", ended.error == "", ended)
    room.write(answers.red("XCTest"))
    ended = room.check(**options)
    tally.expect(cell, "red", ended.code == 1 and "Red: 1 of 8 specs fail." in ended.out, ended)
    return ended


def names(room, tally):
    home = room.folder.parent
    for name, path in {
        "spaces, quotes, emoji": "Ädä's “wörk” $HOME `x` 🎈 book",
        "deep": "/".join(["twenty-letters-folder"] * 12),
    }.items():
        cell = (TABLE, name, "check")
        other = Room(home / path / "workbook" if name == "deep" else home / path)
        ended = expect_both(other, tally, cell)
        place = "\n  Tests/Specs/01-hidden-singletons/01-inherited-object/InheritedObjectXCTests"
        tally.expect(cell, "place", place in ended.out, ended)
        shutil.rmtree(other.folder)

    cell = (TABLE, "a double quote", "check")
    other = Room(home / 'the "book"')
    ended = other.check()
    tally.expect(cell, "exit code", ended.code == 2, ended)
    says = "Swift cannot build in a folder with a double quote"
    tally.expect(cell, "says why", says in " ".join(ended.out.split()), ended)
    shutil.rmtree(other.folder)

    cell = (TABLE, "a symbolic link", "check")
    link = home / "link"
    link.symlink_to(room.folder)
    ended = expect_both(room, tally, cell, folder=link)
    tally.expect(cell, "no path of the machine", str(home) not in ended.out, ended)

    cell = (TABLE, "from a folder within", "check")
    ended = expect_both(room, tally, cell, folder=room.answer.parent)
    place = f"{room.folder}/Tests/Specs/"
    tally.expect(cell, "place, from the root", f"  {place}" in ended.out, ended)


def variables(room, tally):
    home = room.folder.parent
    locked = home / "locked"
    locked.mkdir()
    for name, changes in {
        "HOME not set": {"HOME": None},
        "HOME is missing": {"HOME": home / "nowhere"},
        "LANG=C": {"LANG": "C", "LC_ALL": "C"},
        "TERM not set": {"TERM": None},
    }.items():
        for clean in (False, True):
            cell = (TABLE, name, "check, all anew" if clean else "check")
            if clean:
                shutil.rmtree(room.folder / ".build/check/quick", ignore_errors=True)
            expect_both(room, tally, cell, env=environment(**changes))

    cell = (TABLE, "TMPDIR is missing", "check")
    unusable(room, tally, cell, home / "nowhere/at/all")

    cell = (TABLE, "TMPDIR is read-only", "check")
    lock, unlock = ["chmod", "a-w", locked], ["chmod", "u+w", locked]
    if os.geteuid() == 0:
        lock, unlock = ["chattr", "+i", locked], ["chattr", "-i", locked]
    if not shutil.which(lock[0]) or subprocess.run(lock, capture_output=True).returncode:
        tally.skip(cell, "root may write everywhere, and chattr does not work here")
        return
    try:
        unusable(room, tally, cell, locked)
    finally:
        subprocess.run(unlock, check=True)


def unusable(room, tally, cell, folder):
    """A folder for temporary files that nothing can be written in."""
    room.write(answers.SOLUTION)
    ended = room.check(env=environment(TMPDIR=folder))
    tally.expect(cell, "exit code", ended.code == 2, ended)
    says = f"The folder {folder} cannot be written."
    tally.expect(cell, "says why", says in " ".join(ended.out.split()), ended)
    last = ["Not graded.", "See that the variable TMPDIR names a folder of yours."]
    tally.expect(cell, "last lines", ended.lines[-2:] == last, ended)
