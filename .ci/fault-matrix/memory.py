"""The file in which progress is kept, in every bad state; and clocks that step back."""

import json
import os
import re
import shutil
import subprocess

import answers
from room import environment

TABLE = "progress file and clocks"
SOLVED = "Solved: 8 of 8 specs pass."
ASIDE = "The progress file could not be understood, so it was set aside as "
UNSAVED = (
    "Your progress could not be saved in .workbook/progress.json. "
    "See that you may write there, and that the disk has room.\n")
LATER = json.dumps({"version": 2, "exercises": {}, "badges": ["gold"]}).encode()


def solved(tally, cell, ended, error=""):
    tally.expect(cell, "exit code", ended.code == 0, ended)
    tally.expect(cell, "verdict", SOLVED in ended.lines, ended)
    if error is not None:
        tally.expect(cell, "what is said beside it", ended.error == error, ended)


def is_remembered(room):
    """Whether 1.1 counts as solved in the file."""
    try:
        record = json.loads(room.progress.read_bytes())["exercises"]["InheritedObject"]
        return record["isSolved"] is True
    except (OSError, ValueError, KeyError, TypeError):
        return False


def attempts(room, module):
    exercises = json.loads(room.progress.read_bytes())["exercises"]
    return exercises.get(module, {}).get("attempts", 0)


def unreadable(room, tally):
    """What cannot be understood is set aside, whole, and the verdict is given all the same."""
    room.write(answers.SOLUTION)
    contents = {
        "empty": b"", "cut off": b'{"version": 1, "exerci', "no JSON": b"\xff\xfe\x00\x1b[2J",
        "a later version's": LATER, "a list": b"[]", "null": b"null",
        "huge numbers": b'{"version":1,"exercises":{"InheritedObject":{"attempts":1e999}}}',
    }
    for name, data in contents.items():
        cell = (TABLE, name, "check")
        room.forget()
        room.progress.parent.mkdir()
        room.progress.write_bytes(data)
        ended = room.check()
        solved(tally, cell, ended, error=None)
        tally.expect(cell, "it is told", ended.error.startswith(ASIDE), ended)
        kept = [path.read_bytes() for path in room.progress.parent.glob("progress-set-aside-*")]
        tally.expect(cell, "nothing is lost", kept == [data], kept)
        tally.expect(cell, "solved is remembered", is_remembered(room))
        tally.expect(cell, "it is told once", room.run("list").error == "")


def in_the_way(room, tally):
    """Something else stands where the file or its folder belongs."""
    room.write(answers.SOLUTION)
    cell = (TABLE, "a folder in its place", "check")
    room.forget()
    room.progress.mkdir(parents=True)
    (room.progress / "mine.txt").write_text("mine")
    ended = room.check()
    solved(tally, cell, ended, error=None)
    kept = list(room.progress.parent.glob("progress-set-aside-*/mine.txt"))
    tally.expect(cell, "nothing is lost", [path.read_text() for path in kept] == ["mine"])
    tally.expect(cell, "solved is remembered", is_remembered(room))

    cell = (TABLE, "a file in its folder's place", "check")
    room.forget()
    memory = room.folder / ".workbook"
    memory.write_text("mine")
    solved(tally, cell, room.check(), error=UNSAVED)
    tally.expect(cell, "nothing is lost", memory.read_text() == "mine")
    memory.unlink()


def read_only(room, tally):
    """Neither the file nor its folder may be written; for root too."""
    room.write(answers.SOLUTION)
    for what in ("file", "folder"):
        cell = (TABLE, f"the {what} is read-only", "check")
        room.forget()
        room.run("hint", "1.1")
        before = room.progress.read_bytes()
        target = room.progress if what == "file" else room.progress.parent
        if os.geteuid() == 0:
            lock, unlock = ["chattr", "+i", target], ["chattr", "-i", target]
            if not shutil.which("chattr") or subprocess.run(lock, capture_output=True).returncode:
                tally.skip(cell, "root may write everywhere, and chattr does not work here")
                continue
        else:
            # To replace a file, the folder's permission counts.
            lock, unlock = ["chmod", "-w", target.parent], ["chmod", "u+w", target.parent]
            subprocess.run(lock, check=True)
        try:
            ended = room.check()
        finally:
            subprocess.run(unlock, check=True)
        solved(tally, cell, ended, error=UNSAVED)
        tally.expect(cell, "nothing is lost", room.progress.read_bytes() == before)
        left = sorted(path.name for path in room.progress.parent.iterdir())
        tally.expect(cell, "no draft is left", [n for n in left if n not in KNOWN] == [], left)
        tally.expect(cell, "later it is saved", room.check().code == 0 and is_remembered(room))


KNOWN = ("progress.json", "lock")


def clocks(room, tally):
    """A clock that was set back: what is in the file, or a file itself, is from the future."""
    future = "2099-01-01T00:00:00Z"
    cell = (TABLE, "begun in the future", "check")
    room.write(answers.SOLUTION)
    room.forget()
    room.progress.parent.mkdir()
    record = {
        "isSolved": False, "attempts": 3, "hints": 1, "times": [], "startedAt": future,
        "firstTriedAt": future, "lastTriedAt": future,
    }
    room.progress.write_text(json.dumps(
        {"version": 1, "current": "InheritedObject", "exercises": {"InheritedObject": record}}))
    ended = room.check()
    solved(tally, cell, ended)
    tally.expect(cell, "no time runs backwards", "Your time: 0 s" in ended.lines, ended)
    kept = json.loads(room.progress.read_bytes())["exercises"]["InheritedObject"]
    tally.expect(cell, "the attempt is counted", kept["attempts"] == 4 and kept["times"] == [0])
    for words in (["list"], [], ["report", "1.1", "--format", "json"]):
        ended = room.run(*words)
        cell = (TABLE, "begun in the future", " ".join(words) or "front door")
        tally.expect(cell, "exit code", ended.code in (0, 1), ended)
        below = re.findall(r"(?<![\w-])-[0-9]+", ended.out)
        tally.expect(cell, "no time below zero", below == [], below)

    for name, seconds in {"in the future": 4_000_000_000, "in 1970": 1}.items():
        cell = (TABLE, f"files dated {name}", "check")
        for verdict, answer in (("red", answers.red("XCTest")), ("solved", answers.SOLUTION)):
            room.write(answer)
            for path in room.answer.parent.glob("*.swift"):
                os.utime(path, (seconds, seconds))
            code = 0 if verdict == "solved" else 1
            tally.expect(cell, f"{verdict}: exit code", room.check().code == code)
    for path in room.answer.parent.glob("*.swift"):
        os.utime(path)
