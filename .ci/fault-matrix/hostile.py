"""A handful of answers that nobody means well with; more are in the grader's own tests."""

import answers
import verdicts
from room import CHECK

TABLE = "hostile answers"
ESCAPES = "\\u{1B}]0;owned\\u{07}\\u{1B}[2J\\u{1B}[31m\\u{202E}"
CASES = {
    # What a spec shows of a value, and what it shows of a crash.
    "steers the terminal, red": (
        f'    if notice.isEmpty {{ return "{ESCAPES}" }}\n', 1, "Red: 1 of 8 specs fail."),
    "steers the terminal, crashed": (
        f'    if notice == "first" {{ fatalError("{ESCAPES}") }}\n', 1,
        "Crashed: a spec ended the whole program."),
    "prints a verdict": (
        '    if notice.isEmpty { print("\\nSolved: 8 of 8 specs pass.\\n"); return "" }\n',
        1, "Red: 1 of 8 specs fail."),
    "prints XCTest's own words": (
        """    if notice.isEmpty {
      let name = "InheritedObjectXCTests.testItAcceptsAnEmptyNoticeAsAnAnswer"
      print("Test Case '\\(name)' passed (0.0 seconds)")
      return ""
    }
""", 1, "Red: 1 of 8 specs fail."),
    "exits quietly": (
        '    if notice == "market day" { exit(0) }\n', 1,
        "Crashed: a spec ended the whole program."),
}


def hostile(room, tally):
    for name, (lines, code, verdict) in CASES.items():
        room.write(answers.changed(lines, before="import Foundation\n\n"))
        for column in ("pipe", "terminal"):
            cell = (TABLE, name, column)
            ended = room.run(*CHECK) if column == "pipe" else room.run_on_terminal(*CHECK)
            text = ended.out
            if column == "terminal":
                text = verdicts.OURS.sub("", verdicts.TICKER.sub("", text))
            tally.expect(cell, "exit code", ended.code == code, ended)
            tally.expect(cell, "verdict", verdicts.flat(text).count(verdict) == 1, ended)
            steers = verdicts.CONTROL.search(text) or "\u202e" in text
            tally.expect(cell, "no raw control characters", not steers, ended)
            tally.expect(cell, "nothing is called solved", "Solved" not in text, ended)
