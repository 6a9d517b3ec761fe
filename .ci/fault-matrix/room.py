"""A learner's copy of the workbook, the real program at work in it, and what runs because of it."""
import json
import os
import pathlib
import shutil
import signal
import subprocess
import time
import uuid

from common import ROOT, WORKBOOK, WORKSHOP, environment
from screen import PATIENCE, Screen

KEY = "01-hidden-singletons/01-inherited-object"
BRIEF = (ROOT / "Exercises" / KEY / "README.md").read_text()
SPECS = BRIEF.split("## Done when")[1].split("\n## ")[0].count("\n- ")
SOLVED = f"Solved: {SPECS} of {SPECS} specs pass."
# A spec that ends may take long on a busy machine, and is not taken for one that hangs.
CHECK = ["check", "1.1", "--timeout", "200"]
MARK = "WORKBOOK_FAULTS"


class Ended:
    """How a run ended, and what it wrote: on a terminal, both streams are one."""

    def __init__(self, code, out, error=""):
        self.code, self.out, self.error = code, out, error
        self.lines = out.splitlines()

    def __repr__(self):
        return f"code {self.code}\n{self.out}\n-- standard error:\n{self.error}"


class Room:
    """A handout in a folder of its own."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        made = subprocess.run(
            [WORKSHOP, "handout", self.folder], cwd=ROOT, capture_output=True, text=True)
        assert made.returncode == 0, made.stdout + made.stderr
        self.answer = self.folder / "Exercises" / KEY / "InheritedObject.swift"
        self.progress = self.folder / ".workbook/progress.json"

    def write(self, files):
        """Puts an answer in place, the way an editor does: whole files, moved."""
        for name, text in files.items():
            target = self.answer.parent / name
            if not target.exists() or target.read_text() != text:
                draft = target.with_suffix(".draft")
                draft.write_text(text)
                draft.rename(target)

    def forget(self):
        """As if nothing had been graded yet."""
        shutil.rmtree(self.folder / ".workbook", ignore_errors=True)

    def attempts(self, module="InheritedObject"):
        exercises = json.loads(self.progress.read_bytes())["exercises"]
        return exercises.get(module, {}).get("attempts", 0)

    def popen(self, *words, **options):
        settings = {"env": environment(), "stdin": subprocess.DEVNULL,
                    "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **options}
        return subprocess.Popen(
            [WORKBOOK, *words], cwd=self.folder, start_new_session=True, **settings)

    def check(self):
        return finish(self.popen(*CHECK))

    def screen(self, *words, env=None):
        return Screen([WORKBOOK, *words], self.folder, env or environment())


def finish(run):
    """Waits for the end of a run in pipes or on a screen."""
    if isinstance(run, Screen):
        code = run.finish()
        return Ended(code, run.text)
    try:
        out, error = run.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        os.killpg(run.pid, signal.SIGKILL)
        out, error = run.communicate()
    text = [(data or b"").decode("utf-8", "replace") for data in (out, error)]
    return Ended(run.returncode, *text)


# --- What runs because of a run, found by a mark in its environment (Linux)


def new_mark():
    return str(uuid.uuid4())


def marked(mark):
    """The processes that were started with this mark: number → program."""
    wanted, found = f"{MARK}={mark}".encode(), {}
    for entry in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            if wanted in (entry / "environ").read_bytes().split(b"\0"):
                program = (entry / "cmdline").read_bytes().split(b"\0")[0]
                found[int(entry.name)] = program.decode("utf-8", "replace")
        except OSError:
            continue
    return found


def wait_until(condition, seconds=PATIENCE):
    """Waits for a condition, and returns what it said last."""
    deadline = time.monotonic() + seconds
    while not (said := condition()) and time.monotonic() < deadline:
        time.sleep(0.02)
    return said


def wait_for(mark, word):
    """Waits until a process with this mark runs a program with this word in its path."""
    return wait_until(lambda: any(word in program for program in marked(mark).values()))
