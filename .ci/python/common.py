"""What several scripts share: the programs, what surrounds them, and counting what holds."""
import os
import subprocess
import sys
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
WORKBOOK, WORKSHOP, AUTHOR = (
    ROOT / ".build/debug" / name for name in ("workbook", "workshop", "author"))


def build(*programs):
    """Builds programs, and gives up where that fails."""
    for program in programs:
        done = subprocess.run(
            ["swift", "build", "--product", program.name], cwd=ROOT, text=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if done.returncode != 0:
            sys.exit(f"{done.stdout}\n{program.name} does not build.\n0 passed, 1 failed")


def environment(**changes):
    """What a person's shell hands over, without wishes for colours; `None` takes one away."""
    unwanted = ("NO_COLOR", "CLICOLOR_FORCE", "WORKBOOK_PLAIN", "WORKBOOK_ANSWERS", "WORKBOOK_ONLY")
    variables = {name: value for name, value in os.environ.items() if name not in unwanted}
    for name, value in {"TERM": "xterm-256color", **changes}.items():
        variables.pop(name, None)
        if value is not None:
            variables[name] = str(value)
    return variables


class Tally:
    """Counts what must hold, and says what does not. Several threads may share it."""

    def __init__(self):
        self.passed = self.failed = 0
        self._lock = threading.Lock()

    def expect(self, what, is_so, found=""):
        with self._lock:
            if is_so:
                self.passed += 1
                return
            self.failed += 1
            print(f"FAILED: {what}", flush=True)
            text = found if isinstance(found, str) else repr(found)
            for line in text.splitlines()[-60:]:
                # It must not steer a terminal.
                safe = (c if c.isprintable() else ascii(c)[1:-1] for c in line)
                print("    " + "".join(safe), flush=True)

    def end(self):
        """Prints a script's last line, and returns its exit code."""
        print(f"{self.passed} passed, {self.failed} failed")
        return 1 if self.failed or not self.passed else 0
