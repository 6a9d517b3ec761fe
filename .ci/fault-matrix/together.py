"""Two programs at once, and files that change while they are graded."""

import fcntl
import json
import shutil
import subprocess
import sys
import threading
import time

import answers
import processes
from memory import SOLVED, attempts
from room import CHECK, Screen, environment, finish

TABLE = "at once"
WAITS = "waiting for another check"


def gate(room):
    """While this file is not there, a spec waits: so long lasts the check."""
    return room.folder.parent / "gate"


def waiting(room):
    """What makes an answer wait at the gate."""
    return f"""    let gate = "{gate(room)}"
    while notice == "market day", !FileManager.default.fileExists(atPath: gate) {{
      Thread.sleep(forTimeInterval: 0.02)
    }}
"""


def slow(room, turn=0):
    return answers.changed(
        waiting(room), before=f"import Foundation\n\nfinal class Turn{turn} {{}}\n\n")


def begin(room):
    """Starts a check, and returns it once its specs run; they end when the gate is opened."""
    gate(room).unlink(missing_ok=True)
    mark = processes.new_mark()
    process = room.popen(*CHECK, env=environment(**{processes.MARK: mark}))
    assert processes.wait_for(mark, "PackageTests.xctest")
    return process


def two_checks(room, tally):
    cell = (TABLE, "two checks of one exercise", "check")
    room.forget()
    room.write(slow(room))
    first = begin(room)
    second = Screen(room, *CHECK)
    tally.expect(cell, "the second says that it waits", second.wait_for(WAITS), second.seen)
    gate(room).touch()
    first, second = finish(first), second.finish()
    tally.expect(cell, "the first is solved", first.code == 0 and SOLVED in first.lines, first)
    tally.expect(cell, "so is the second", second.code == 0 and "8 of 8" in second.out, second)
    tally.expect(cell, "both are counted", attempts(room, "InheritedObject") == 2,
                 room.progress.read_text())

    cell = (TABLE, "two checks of two exercises", "check")
    room.forget()
    first = begin(room)
    second = room.popen("check", "1.2", "--timeout", "200")
    gate(room).touch()
    first, second = finish(first), finish(second)
    tally.expect(cell, "1.1 is solved", first.code == 0, first)
    tally.expect(cell, "1.2 is red", second.code == 1 and "\nRed: " in second.out, second)
    found = [attempts(room, module) for module in ("InheritedObject", "HiddenInputs")]
    tally.expect(cell, "neither forgets the other", found == [1, 1], room.progress.read_text())

    cell = (TABLE, "a hint while it is graded", "check")
    room.forget()
    first = begin(room)
    room.run("hint", "1.1")
    gate(room).touch()
    first = finish(first)
    kept = json.loads(room.progress.read_bytes())["exercises"]["InheritedObject"]
    tally.expect(cell, "both are remembered", (kept["hints"], kept["attempts"]) == (1, 1), kept)


def locks(room, tally):
    """Another program has the build folder for long."""
    room.write(answers.SOLUTION)
    cell = (TABLE, "another program holds the lock", "check")
    with open(room.folder / ".build/check/lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        screen = Screen(room, *CHECK)
        tally.expect(cell, "says that it waits", screen.wait_for(WAITS), screen.seen)
        quiet = room.popen(*CHECK)
        stopped = Screen(room, *CHECK)
        stopped.wait_for(WAITS)
        stopped.press(b"\x03")
        stopped = stopped.finish()
        tally.expect(cell, "Ctrl-C ends the waiting", stopped.code == 130, stopped)
    ended, quiet = screen.finish(), finish(quiet)
    tally.expect(cell, "then it grades", ended.code == 0 and "8 of 8" in ended.out, ended)
    tally.expect(cell, "so does one in a pipe", quiet.code == 0 and SOLVED in quiet.lines, quiet)

    for scratch in (".build", ".build/check"):
        cell = (TABLE, f"`swift build` in {scratch}", "check")
        shutil.rmtree(room.folder / ".build/check/quick", ignore_errors=True)
        build = subprocess.Popen(
            ["swift", "build", "--target", "InheritedObject", "--scratch-path", scratch],
            cwd=room.folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, env=environment(WORKBOOK_ONLY="InheritedObject"))
        ended = room.check()
        output = build.communicate()[0]
        tally.expect(cell, "check is right", ended.code == 0 and SOLVED in ended.lines, ended)
        tally.expect(cell, "so is the build", build.returncode == 0, output)


QUIET = """
  func quietNotice(for city: String) -> String { "" }
"""


def saves(room, tally):
    """A save between the build and the specs: what is judged must have stood there."""
    cell = (TABLE, "a save while the specs run", "check")
    # The first state cheats in the world's file, and one spec says so; the second leaves the world
    # alone and calls it. Neither is solved; a mixture of both would be.
    world = room.answer.parent / "NetworkAPI.swift"
    pristine = answers.SOLUTION["NetworkAPI.swift"]
    head = "  func notice(for city: String) -> String {\n    Tripwire"
    assert head in pristine
    cheat = answers.changed(waiting(room) + "    _ = NetworkAPI.shared.quietNotice(for: city)\n",
                            before="import Foundation\n\n")
    cheat["NetworkAPI.swift"] = pristine.replace(head, QUIET + head)
    caller = answers.changed("    _ = NetworkAPI.shared.notice(for: city)\n")
    room.write(cheat)
    gate(room).touch()
    tally.expect(cell, "the first state is red", room.check().code == 1)
    for turn in range(2):
        room.write(cheat)
        process = begin(room)
        room.write(caller)
        gate(room).touch()
        ended = finish(process)
        tally.expect(cell, "the mixture is not solved", ended.code == 1, ended)
        named = "  FAILED  given an API, it never calls NetworkAPI.shared"
        tally.expect(cell, "the last save is judged", named in ended.lines, ended)
    world.write_text(pristine)

    cell = (TABLE, "saves without end", "check")
    room.write(slow(room))
    over = threading.Event()

    def save():
        turn = 0
        while not over.wait(0.2):
            turn += 1
            room.write(slow(room, turn))

    editor = threading.Thread(target=save)
    editor.start()
    ended = room.check()
    over.set()
    editor.join()
    tally.expect(cell, "exit code", ended.code == 2, ended)
    tally.expect(cell, "says why", "saved again and again" in ended.out, ended)
