"""Renders reports in every format and reads them back. Called by `.ci/formats`."""
import argparse
import sys
from pathlib import Path

sys.dont_write_bytecode = True

from cases import Program, hostile_report, real_report, shortened
from damages import DAMAGES
from machine_readers import Refused
from readers import readers

HERE = Path(__file__).resolve().parent
SCHEMAS = HERE.parent.parent / "docs/Instructors/schemas"


class Tally:
    """Counts what holds, and tells of what does not."""

    def __init__(self):
        self.passed = self.failed = 0

    def note(self, what, complaint=None):
        if complaint is None:
            self.passed += 1
        else:
            self.failed += 1
            print(f"FAILED {what}: {complaint}")


def read_back(name, text, report, reader, tally):
    """Whether a document says what the report says, and whether each damage to it is noticed."""
    try:
        reader(text, report)
        tally.note(name)
    except Refused as complaint:
        tally.note(name, complaint)
        return
    kind = name.split(" ")[0]
    for words, damage in DAMAGES[kind]:
        damaged = damage(text)
        if damaged == text:
            continue  # There is nothing of the kind in this report.
        DAMAGES.done.add((kind, words))
        try:
            reader(damaged, report)
        except Refused:
            tally.note(f"{name}, {words}")
        else:
            tally.note(f"{name}, {words}", "the damage was not noticed")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program", type=Path)
    parser.add_argument("--place", type=Path, required=True)
    parser.add_argument("--junit", type=Path, required=True)
    arguments = parser.parse_args()

    program = Program(arguments.program, HERE.parent.parent, arguments.place)
    tally = Tally()
    real = real_report(program)
    standings = [exercise["standing"] for exercise in real["exercises"]]
    expected = ["solved", "red", "does not compile", "not begun"]
    tally.note("the real case", None if standings == expected else f"it is {standings}")

    for name, report in [("real", real), ("hostile", hostile_report(real))]:
        for kind, reader in readers(SCHEMAS, arguments.junit).items():
            # Exercism's format is about one exercise.
            parts = shortened(report) if kind == "exercism" else [report]
            for part in parts:
                numbers = part["exercises"][0]["number"] if kind == "exercism" else "all"
                text = program.render(part, kind)
                read_back(f"{kind} ({name}, {numbers})", text, part, reader, tally)
    for kind, words in sorted(DAMAGES.all - DAMAGES.done):
        tally.note(f"{kind}, {words}", "no report could be damaged in this way")
    print(f"{tally.passed} passed, {tally.failed} failed")
    return 1 if tally.failed else 0


sys.exit(main())
