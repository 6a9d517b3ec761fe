"""Two programs at once. What a save does meanwhile is for the grader's own tests."""
import fcntl

import answers
import room as rooms
from common import environment
from room import CHECK, MARK, SOLVED, SPECS, finish

WAITS = "waiting for another check"


def begin(room, gate):
    """Starts a check, and returns it once its specs run; they end when the gate is there."""
    gate.unlink(missing_ok=True)
    room.forget()
    room.write(answers.changed(f"""    while notice == "{answers.TRIGGER["Swift Testing"]}", access("{gate}", F_OK) != 0 {{
      poll(nil, 0, 20)
    }}
""", before="import Foundation\n\n"))
    mark = rooms.new_mark()
    process = room.popen(*CHECK, env=environment(**{MARK: mark}))
    assert rooms.wait_for(mark, "PackageTests.xctest")
    return process


def two_checks(room, tally):
    what, gate = "two checks of one exercise", room.folder.parent / "gate"
    first, second = begin(room, gate), room.screen(*CHECK)
    tally.expect(f"{what}: the second says that it waits", second.wait_for(WAITS), second.text)
    gate.touch()
    first, second = finish(first), finish(second)
    tally.expect(f"{what}: the first", first.code == 0 and SOLVED in first.lines, first)
    tally.expect(f"{what}: the second", second.code == 0 and f"{SPECS} of {SPECS}" in second.out, second)
    tally.expect(f"{what}: both are counted", room.attempts() == 2, room.progress.read_text())

    what = "two checks of two exercises"
    first, second = begin(room, gate), room.popen("check", "1.2", "--timeout", "200")
    gate.touch()
    first, second = finish(first), finish(second)
    tally.expect(f"{what}: 1.1 is solved", first.code == 0, first)
    tally.expect(f"{what}: 1.2 is red", second.code == 1 and "\nRed: " in second.out, second)
    found = [room.attempts(module) for module in ("InheritedObject", "HiddenInputs")]
    tally.expect(f"{what}: neither forgets the other", found == [1, 1], room.progress.read_text())

    what = "another program holds the lock"
    with open(room.folder / ".build/check/lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        stopped = room.screen(*CHECK)
        stopped.wait_for(WAITS)
        stopped.press("\x03")
        ended = finish(stopped)
    tally.expect(f"{what}: Ctrl-C ends the waiting", ended.code == 130, ended)
