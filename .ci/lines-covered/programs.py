"""Drives the built programs, for what only a process of its own can show."""

import errno
import fcntl
import os
import pathlib
import pty
import select
import shutil
import signal
import socket
import struct
import subprocess
import tempfile
import termios
import time

WAIT = 300  # seconds; only something that never comes takes so long


class Screen:
    """A program at a terminal of so many columns."""

    def __init__(self, program, *words, columns, environment, folder=None):
        self.output = ""
        self._terminal, end = pty.openpty()
        fcntl.ioctl(end, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
        self._modes = termios.tcgetattr(self._terminal)
        self._process = subprocess.Popen(
            [program, *words], stdin=end, stdout=end, stderr=end, cwd=folder,
            env={**environment, "TERM": "xterm", "NO_COLOR": ""})
        os.close(end)

    def wait_for(self, words):
        """Returns whether the words came."""
        deadline = time.monotonic() + WAIT
        while words not in self.output and time.monotonic() < deadline:
            if not self._read():
                break
        return words in self.output

    def press(self, key):
        """What was there before is no longer waited for."""
        self.output = ""
        os.write(self._terminal, key.encode())

    def ask_to_stop(self):
        self._process.send_signal(signal.SIGINT)

    @property
    def shows_keys(self):
        return bool(termios.tcgetattr(self._terminal)[3] & termios.ECHO)

    def end(self):
        """Waits for the end, and returns the exit code."""
        deadline = time.monotonic() + WAIT
        while time.monotonic() < deadline and self._read():
            pass
        try:
            return self._process.wait(timeout=max(1, deadline - time.monotonic()))
        except subprocess.TimeoutExpired:
            self._process.kill()
            return self._process.wait()
        finally:
            os.close(self._terminal)

    def _read(self):
        """Returns whether the program may still write."""
        if not select.select([self._terminal], [], [], 1)[0]:
            return self._process.poll() is None
        try:
            self.output += os.read(self._terminal, 65536).decode(errors="replace")
            return True
        except OSError as error:
            # So Linux says that nobody is at the other end.
            if error.errno == errno.EIO:
                return False
            raise


class Drive:
    """What the programs are expected to do, and what is wrong with it."""

    def __init__(self, measurement, place):
        self.products = measurement.products
        self.root = measurement.root
        self.environment = measurement.environment
        self.place = pathlib.Path(place)
        self.behaviours = []

    def expect(self, what, is_so, found):
        self.behaviours.append((what, None if is_so else f"found {found!r}"))

    def run(self, name, *words, output=subprocess.PIPE):
        return subprocess.run(
            [self.products / name, *words], cwd=self.root, env=self.environment, timeout=WAIT,
            stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.PIPE, text=True)

    # MARK: workbook

    def make_workbook(self):
        """A workbook of its own, in which `swift` is a stand-in that cannot build anything."""
        folder = self.place / "workbook"
        parts = ["Exercises", "Tests/Specs", ".starters", "Sources/ChildProcess",
                 "Sources/SpecSupport"]
        for part in parts:
            shutil.copytree(self.root / part, folder / part)
        (folder / "Sources/WorkbookKit").mkdir(parents=True)
        shutil.copy(self.root / "Package.swift", folder)
        stand_in = self.place / "bin/swift"
        stand_in.parent.mkdir()
        stand_in.write_text("#!/bin/sh\necho 'error: there is no compiler here'\nexit 1\n")
        stand_in.chmod(0o755)
        return folder

    def workbook(self):
        run = self.run("workbook", "--version")
        self.expect("workbook says its version", run.stdout.startswith("workbook "), run.stdout)

        with open("/dev/full", "w") as full:
            run = self.run("workbook", "--help", output=full)
        found = run.returncode, run.stderr
        self.expect(
            "workbook says that its output cannot be written",
            found == (2, "The output cannot be written.\n"), found)

        folder = self.make_workbook()
        path = f"{self.place / 'bin'}:{self.environment['PATH']}"
        terminal = {
            "columns": 80, "folder": folder, "environment": {**self.environment, "PATH": path}}
        program = self.products / "workbook"

        shown = {}
        for columns in (40, 80):
            screen = Screen(program, "check", "1.1", **{**terminal, "columns": columns})
            screen.end()
            shown[columns] = screen.output
        self.expect(
            "workbook breaks lines at a terminal's width",
            "\ncompiler here" in shown[40] and "there is no compiler here" in shown[80], shown)
        self.expect("workbook uses colours at a terminal", "\x1b[1m" in shown[80], shown[80])

        watch = Screen(program, "watch", "1.1", **terminal)
        self.expect("watch asks for a key", watch.wait_for("q quit"), watch.output)
        self.expect("watch hides the keys", not watch.shows_keys, "they are shown")
        watch.press("l")
        self.expect("watch obeys a key without Return", watch.wait_for("1.2"), watch.output)
        watch.press("q")
        self.expect("watch ends at a key", watch.end() == 0, watch.output)

        watch = Screen(program, "watch", "1.1", **terminal)
        watch.wait_for("q quit")
        watch.ask_to_stop()
        code = watch.end()
        self.expect("watch stops at Ctrl-C", code == 130 and "Stopped." in watch.output, code)

    # MARK: The club

    def club(self):
        run = self.run("club")
        self.expect("club runs", run.returncode == 0 and run.stdout, run)

    def club_backends(self):
        run = self.run("club-backends", "mock")
        self.expect("club-backends runs", run.returncode == 0 and run.stdout, run)

    def club_server(self):
        run = self.run("club-server", "harbour")
        self.expect(
            "club-server says how it is called",
            run.returncode == 1 and "club-server PORT" in run.stderr, run)
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            taken.listen()
            run = self.run("club-server", str(taken.getsockname()[1]))
        self.expect(
            "club-server says that the port is taken",
            run.returncode == 1 and "another one" in run.stderr, run)

    # MARK: The benchmark

    def benchmark(self):
        run = self.run("benchmark", "--help")
        self.expect("benchmark has help", run.returncode == 0 and "--json" in run.stdout, run)
        run = self.run("benchmark", "--jason")
        self.expect(
            "benchmark refuses what it does not know",
            run.returncode == 64 and "--jason" in run.stdout, run)
        run = self.run("benchmark")
        self.expect(
            "benchmark measures no debug build", run.returncode == 64 and "-c release" in run.stdout,
            run)


def drive(measurement):
    """Returns what was to be so, and what is wrong with it, if anything."""
    print("== the programs", flush=True)
    with tempfile.TemporaryDirectory() as place:
        drive = Drive(measurement, place)
        for name in ["workbook", "club", "club-backends", "club-server", "benchmark"]:
            if name in measurement.declared:
                getattr(drive, name.replace("-", "_"))()
        return drive.behaviours
