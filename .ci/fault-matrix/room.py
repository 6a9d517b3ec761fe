"""A learner's copy of the workbook, and the real program at work in it."""

import fcntl
import os
import pathlib
import pty
import select
import shutil
import signal
import struct
import subprocess
import termios
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PROGRAM = ROOT / ".build/debug/workbook"
KEY = "01-hidden-singletons/01-inherited-object"
# Nothing here may take longer, on a busy machine either.
PATIENCE = 600
# A spec that ends may take long on a busy machine, and is not taken for one that hangs.
CHECK = ["check", "1.1", "--timeout", "200"]


def environment(**changes):
    """What a person's shell hands over, without wishes for colours; `None` takes one away."""
    variables = {
        name: value for name, value in os.environ.items()
        if name not in ("NO_COLOR", "CLICOLOR_FORCE", "WORKBOOK_ANSWERS", "WORKBOOK_ONLY")
    }
    variables["TERM"] = "xterm-256color"
    for name, value in changes.items():
        variables.pop(name, None)
        if value is not None:
            variables[name] = str(value)
    return variables


class Ended:
    """How a run ended, and what it wrote: on a terminal, both streams are one."""

    def __init__(self, code, out, error=""):
        self.code = code
        self.out = out
        self.error = error

    @property
    def text(self):
        return self.out + self.error

    @property
    def lines(self):
        return self.out.splitlines()

    def __repr__(self):
        return f"code {self.code}\n{self.out}\n-- standard error:\n{self.error}"


class Room:
    """A handout in a folder of its own."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        made = subprocess.run(
            [PROGRAM, "handout", self.folder], cwd=ROOT, capture_output=True, text=True)
        assert made.returncode == 0, made.stdout + made.stderr

    @property
    def answer(self):
        return self.folder / "Exercises" / KEY / "InheritedObject.swift"

    @property
    def progress(self):
        return self.folder / ".workbook/progress.json"

    def write(self, files):
        """Puts an answer in place, the way an editor does: whole files, moved."""
        for name, text in files.items():
            target = self.answer.parent / name
            if target.exists() and target.read_text() == text:
                continue
            draft = target.with_suffix(".draft")
            draft.write_text(text)
            draft.rename(target)

    def forget(self):
        """As if nothing had been graded yet."""
        shutil.rmtree(self.folder / ".workbook", ignore_errors=True)

    def popen(self, *words, program=PROGRAM, folder=None, **options):
        options.setdefault("env", environment())
        options.setdefault("stdin", subprocess.DEVNULL)
        options.setdefault("stdout", subprocess.PIPE)
        options.setdefault("stderr", subprocess.PIPE)
        return subprocess.Popen(
            [program, *words], cwd=folder or self.folder, start_new_session=True, **options)

    def check(self, *words, **options):
        return self.run(*CHECK, *words, **options)

    def run(self, *words, **options):
        """Runs the program with its output in pipes."""
        return finish(self.popen(*words, **options))

    def run_on_terminal(self, *words, **options):
        """Runs the program with all three streams on a terminal of 80 columns."""
        return Screen(self, *words, **options).finish()


def finish(process):
    """Waits for the end, and returns it."""
    try:
        out, error = process.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        out, error = process.communicate()
        error += f"\nIt was killed after {PATIENCE} s.".encode()
    return Ended(process.returncode, text(out), text(error))


def text(data):
    return (data or b"").decode("utf-8", "replace")


class Screen:
    """A run on a terminal, which is its controlling one: closing it hangs up."""

    def __init__(self, room, *words, env=None, folder=None):
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.process = subprocess.Popen(
            [PROGRAM, *words], cwd=folder or room.folder, env=env or environment(),
            stdin=slave, stdout=slave, stderr=slave, start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0))
        os.close(slave)
        self.seen = b""

    def read(self, seconds):
        """Reads what is there; returns whether more may come."""
        if not select.select([self.master], [], [], seconds)[0]:
            return True
        try:
            piece = os.read(self.master, 65536)
        except OSError:
            return False
        self.seen += piece
        return bool(piece)

    def wait_for(self, words):
        """Reads until these words are on the screen; returns whether they came."""
        deadline = time.monotonic() + PATIENCE
        while words.encode() not in self.seen and time.monotonic() < deadline:
            if not self.read(0.1):
                break
        return words.encode() in self.seen

    def press(self, keys):
        os.write(self.master, keys)

    def close(self):
        os.close(self.master)
        self.master = None

    def finish(self):
        deadline = time.monotonic() + PATIENCE
        while self.master is not None and self.read(0.2):
            if time.monotonic() > deadline:
                os.killpg(self.process.pid, signal.SIGKILL)
                break
        code = self.process.wait()
        if self.master is not None:
            self.close()
        return Ended(code, text(self.seen).replace("\r\n", "\n"))
