"""Standard input and outputs that are closed, full, or that nobody reads."""

import os
import signal

import answers
from memory import SOLVED, is_remembered
from room import CHECK, finish

TABLE = "standard streams"
CANNOT = "The output cannot be written.\n"


def streams(room, tally):
    room.write(answers.SOLUTION)

    def look(name, code, error, **options):
        cell = (TABLE, name, "check")
        room.forget()
        ended = finish(room.popen(*CHECK, **options))
        tally.expect(cell, "exit code", ended.code == code, ended)
        if error is not None:
            tally.expect(cell, "standard error", ended.error == error, ended)
        tally.expect(cell, "solved is remembered", is_remembered(room))
        return ended, cell

    for name, numbers in {"input closed": [0], "errors closed": [2], "both closed": [0, 2]}.items():
        ended, cell = look(name, 0, None, preexec_fn=closing(*numbers))
        tally.expect(cell, "verdict", SOLVED in ended.lines, ended)
    look("output closed", 2, CANNOT, preexec_fn=closing(1))
    look("input and output closed", 2, CANNOT, preexec_fn=closing(0, 1))
    look("all closed", 2, None, preexec_fn=closing(0, 1, 2))
    with open("/dev/full", "w") as full:
        look("output to a full disk", 2, CANNOT, stdout=full)
        ended, cell = look("both to a full disk", 2, None, stdout=full, stderr=full)

    reading, writing = os.pipe()
    os.close(reading)
    # It ends as every program does whose reader has gone, and without a word.
    look("output to a closed pipe", -signal.SIGPIPE, "", stdout=writing)
    os.close(writing)

    cell = (TABLE, "output to `head -1`", "check")
    process = room.popen(*CHECK, "--verbose")
    first = process.stdout.readline()
    process.stdout.close()
    error = process.stderr.read()
    tally.expect(cell, "exit code", process.wait() in (0, -signal.SIGPIPE), process.returncode)
    tally.expect(cell, "no complaint", error == b"", error)
    tally.expect(cell, "a first line", first != b"", first)


def closing(*numbers):
    def close():
        for number in numbers:
            os.close(number)
    return close
