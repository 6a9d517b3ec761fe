"""The program is killed, interrupted or hung up on while it works."""

import os
import shutil
import signal
import sys
import time

import answers
import processes
from room import Screen, environment, finish

TABLE = "ended early"
# What runs at that moment: the word is in the program's path.
MOMENTS = {
    "as SwiftPM begins": "swift-build",
    "while SwiftPM's compiler works": "swift-frontend",
    "while the compiler works": "swift-frontend",
    "while the specs run": "PackageTests.xctest",
}
POLITE = {"SIGINT": signal.SIGINT, "SIGTERM": signal.SIGTERM, "SIGHUP": signal.SIGHUP}


def prepare(room, moment, turn):
    """An answer that never ends, and a text that was not compiled before."""
    name = "InheritedObject.swift"
    answer = answers.hung("Swift Testing")
    room.write({**answer, name: answer[name] + f"\nfinal class Turn{turn} {{}}\n"})
    if "SwiftPM" in moment:
        shutil.rmtree(room.folder / ".build/check/quick", ignore_errors=True)


def judge(room, tally, cell, started, ended, before, code, says):
    """What must be so, however it ended."""
    def expect(what, is_so, found=""):
        tally.expect(cell, what, is_so, found)

    mark, helpers = started
    expect("exit code", ended.code == code, ended)
    if says is not None:
        expect("last words", ended.text.rstrip().endswith(says), ended)
    left = processes.wait_until(
        lambda: not processes.marked(mark) and not any(map(processes.is_running, helpers)), 60)
    expect("nothing is left running", left, processes.marked(mark))
    processes.end(processes.marked(mark))
    after = room.progress.read_bytes() if room.progress.exists() else b""
    expect("progress is as it was", after == before)

    room.write(answers.red("XCTest"))
    expect("the next check is right: red", room.check().code == 1)
    room.write(answers.SOLUTION)
    ended = room.check()
    expect("and solved", ended.code == 0 and "Solved: 8 of 8" in ended.out, ended)


def scene(room, tally, moment, turn, name, strike, code, says, on_terminal=False):
    """Starts a check, waits for its moment, and strikes."""
    cell = (TABLE, name, moment)
    prepare(room, moment, turn)
    before = room.progress.read_bytes() if room.progress.exists() else b""
    mark = processes.new_mark()
    words = ["check", "1.1", "--timeout", "500"]
    variables = environment(**{processes.MARK: mark})
    if on_terminal:
        screen = Screen(room, *words, env=variables)
        process = screen.process
    else:
        screen = None
        process = room.popen(*words, env=variables)
    came = processes.wait_for(mark, MOMENTS[moment])
    tally.expect(cell, "the moment came", came)
    if moment == "while the specs run":
        # Both frameworks' programs are at work, and one of them is in the endless loop.
        time.sleep(0.5)
    helpers = list(processes.children(process.pid))
    strike(screen or process)
    ended = screen.finish() if screen else finish(process)
    judge(room, tally, cell, (mark, helpers), ended, before, code, says)


def signals(room, tally):
    if sys.platform != "linux":
        tally.skip((TABLE, "all", "all"), "only Linux shows what a process was started with")
        return
    room.write(answers.SOLUTION)
    tally.expect((TABLE, "before", "any"), "solved", room.check().code == 0)
    turn = 0
    for moment in MOMENTS:
        turn += 1
        scene(room, tally, moment, turn, "kill -9", lambda process: process.kill(), -9, "")
    for name, number in POLITE.items():
        for moment in list(MOMENTS)[1:]:
            turn += 1
            scene(room, tally, moment, turn, name,
                  lambda process: process.send_signal(number), 128 + number, "Stopped.")
    for moment in list(MOMENTS)[2:]:
        turn += 1
        scene(room, tally, moment, turn, "Ctrl-C", lambda screen: screen.press(b"\x03"),
              130, "Stopped.", on_terminal=True)
        turn += 1
        scene(room, tally, moment, turn, "Ctrl-C twice", press_twice, 130, None,
              on_terminal=True)
        turn += 1
        scene(room, tally, moment, turn, "terminal closed", lambda screen: screen.close(),
              129, None, on_terminal=True)


def press_twice(screen):
    screen.press(b"\x03")
    time.sleep(0.05)
    try:
        screen.press(b"\x03")
    except OSError:
        # The first was enough.
        pass
