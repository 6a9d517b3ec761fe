"""The program is killed, interrupted or hung up on while it works, or its output has no reader."""
import os
import shutil
import signal
import sys
import time

import answers
import room as rooms
from common import environment
from room import CHECK, MARK, SOLVED, finish

# What runs at that moment: the word is in the program's path.
MOMENTS = {
    "while SwiftPM's compiler works": "swift-frontend",
    "while the compiler works": "swift-frontend",
    "while the specs run": "PackageTests.xctest",
}
BUILDS, COMPILES, RUNS = MOMENTS
# The name, the moments, what strikes, the exit code, and the last words if they're certain.
SCENES = [
    ("kill -9", list(MOMENTS), lambda run: run.kill(), -9, ""),
    ("SIGINT", [BUILDS, RUNS], lambda run: run.send_signal(signal.SIGINT), 130, "Stopped."),
    ("SIGTERM", [COMPILES, RUNS], lambda run: run.send_signal(signal.SIGTERM), 143, "Stopped."),
    ("SIGHUP", [RUNS], lambda run: run.send_signal(signal.SIGHUP), 129, "Stopped."),
    ("Ctrl-C", [COMPILES, RUNS], lambda screen: screen.press("\x03"), 130, "Stopped."),
    ("terminal closed", [COMPILES, RUNS], lambda screen: screen.close(), 129, None),
]


def signals(room, tally):
    if sys.platform != "linux":
        print("Not tried: endings. Only Linux shows what a process was started with.")
        return
    room.write(answers.SOLUTION)
    tally.expect("solved before the endings", room.check().code == 0)
    turn = 0
    for name, moments, strike, code, says in SCENES:
        for moment in moments:
            turn += 1
            scene(room, tally, moment, turn, name, strike, code, says)


def scene(room, tally, moment, turn, name, strike, code, says):
    """Starts a check, waits for its moment, and strikes."""
    def expect(what, is_so, found=""):
        tally.expect(f"{name} {moment}: {what}", is_so, found)

    # An answer that never ends, and a text that was not compiled before.
    file = "InheritedObject.swift"
    answer = answers.hung("Swift Testing")
    room.write({**answer, file: answer[file] + f"\nfinal class Turn{turn} {{}}\n"})
    if moment == BUILDS:
        shutil.rmtree(room.folder / ".build/check/quick", ignore_errors=True)
    before = room.progress.read_bytes() if room.progress.exists() else b""
    mark = rooms.new_mark()
    words, variables = ["check", "1.1", "--timeout", "500"], environment(**{MARK: mark})
    on_terminal = name.startswith(("Ctrl", "terminal"))
    run = room.screen(*words, env=variables) if on_terminal else room.popen(*words, env=variables)
    expect("the moment came", rooms.wait_for(mark, MOMENTS[moment]))
    if moment == RUNS:
        # Both frameworks' programs are at work, and one of them is in the endless loop.
        time.sleep(0.5)
    strike(run)
    ended = finish(run)

    expect("exit code", ended.code == code, ended)
    if says is not None:
        expect("last words", (ended.out + ended.error).rstrip().endswith(says), ended)
    left = rooms.wait_until(lambda: not rooms.marked(mark), 60)
    expect("nothing is left running", left, rooms.marked(mark))
    for process in rooms.marked(mark):
        os.kill(process, signal.SIGKILL)
    after = room.progress.read_bytes() if room.progress.exists() else b""
    expect("progress is as it was", after == before)
    room.write(answers.red("XCTest"))
    expect("the next check is right: red", room.check().code == 1)
    room.write(answers.SOLUTION)
    ended = room.check()
    expect("and solved", ended.code == 0 and SOLVED in ended.lines, ended)


def streams(room, tally):
    """Outputs that are closed, full, or without a reader."""
    room.write(answers.SOLUTION)
    cannot = "The output cannot be written.\n"

    def look(name, code, error, **options):
        room.forget()
        ended = finish(room.popen(*CHECK, **options))
        tally.expect(f"{name}: exit code", ended.code == code, ended)
        tally.expect(f"{name}: standard error", ended.error == error, ended)
        tally.expect(f"{name}: the attempt is remembered", room.attempts() == 1)

    look("output closed", 2, cannot, preexec_fn=lambda: os.close(1))
    with open("/dev/full", "w") as full:
        look("output to a full disk", 2, cannot, stdout=full)
    reading, writing = os.pipe()
    os.close(reading)
    # It ends as every program does whose reader has gone, and without a word.
    look("output to a closed pipe", -signal.SIGPIPE, "", stdout=writing)
    os.close(writing)
