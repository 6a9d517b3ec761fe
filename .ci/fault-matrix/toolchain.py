"""A toolchain that is missing, broken, or was replaced between two runs."""

import os
import shutil

import answers
from memory import SOLVED
from room import environment

TABLE = "toolchain"
MISSING = "The Swift toolchain was not found."


def tools(room, name, script=None):
    """A folder with everything of /usr/bin but Swift, and perhaps a `swift` of its own."""
    folder = room.folder.parent / name
    folder.mkdir()
    for tool in ("env", "sh", "ls", "cat", "ps", "git"):
        found = shutil.which(tool)
        if found:
            (folder / tool).symlink_to(found)
    if script is not None:
        (folder / "swift").write_text(script)
        (folder / "swift").chmod(0o755)
    return folder


def broken(room, tally):
    room.write(answers.SOLUTION)
    real = shutil.which("swift")
    cases = {
        "none at all": (None, MISSING, "Run: swift run workbook doctor"),
        "not to be run": ("", MISSING, "Run: swift run workbook doctor"),
        "says error": (
            "#!/bin/sh\necho 'error: out of order' >&2\nexit 1\n",
            "The build failed: error: out of order", "See all of it: add --verbose."),
        "says nothing": (
            "#!/bin/sh\nexit 1\n", "The build failed: no output",
            "See all of it: add --verbose."),
        "crashes": (
            "#!/bin/sh\nkill -SEGV $$\n", "The build failed: no output",
            "See all of it: add --verbose."),
    }
    for name, (script, problem, next_step) in cases.items():
        cell = (TABLE, name, "check")
        shutil.rmtree(room.folder / ".build/check/quick", ignore_errors=True)
        folder = tools(room, name.replace(" ", "-"), script)
        if script == "":
            (folder / "swift").chmod(0o644)
        ended = room.check(env=environment(PATH=folder))
        tally.expect(cell, "exit code", ended.code == 2, ended)
        tally.expect(cell, "says why", problem in ended.lines, ended)
        tally.expect(cell, "last lines", ended.lines[-2:] == ["Not graded.", next_step], ended)
        tally.expect(cell, "nothing on standard error", ended.error == "", ended)
        doctor = room.run("doctor", env=environment(PATH=folder))
        tally.expect(cell, "doctor says so", doctor.code == 2 and "BAD   Swift: not found" in
                     doctor.out, doctor)

    # It does nothing, and says that all went well: what was built before must not be graded.
    cell = (TABLE, "pretends to build", "check")
    room.write(answers.SOLUTION)
    tally.expect(cell, "solved before", room.check().code == 0)
    shutil.rmtree(room.folder / ".build/check/quick", ignore_errors=True)
    room.write(answers.red("XCTest"))
    folder = tools(room, "pretends", "#!/bin/sh\nexit 0\n")
    ended = room.check(env=environment(PATH=folder))
    tally.expect(cell, "not solved", ended.code != 0, ended)
    shutil.rmtree(room.folder / ".build/check/quick", ignore_errors=True)

    cell = (TABLE, "replaced between two runs", "check")
    room.write(answers.SOLUTION)
    tally.expect(cell, "solved before", room.check().code == 0)
    wrapper = tools(room, "wrapper", f'#!/bin/sh\nexec "{real}" "$@"\n')
    path = f"{wrapper}:{os.environ['PATH']}"
    for turn in range(2):
        variables = environment(PATH=path) if turn == 0 else environment()
        ended = room.check(env=variables)
        tally.expect(cell, "solved", ended.code == 0 and SOLVED in ended.lines, ended)
        room.write(answers.red("XCTest"))
        tally.expect(cell, "red", room.check(env=variables).code == 1)
        room.write(answers.SOLUTION)
