"""What runs because of a run, found by a mark in its environment (Linux)."""

import os
import pathlib
import time
import uuid

from room import PATIENCE

MARK = "WORKBOOK_FAULTS"


def new_mark():
    return str(uuid.uuid4())


def marked(mark):
    """The processes that were started with this mark: number → command line."""
    wanted = f"{MARK}={mark}".encode()
    found = {}
    for entry in pathlib.Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            if wanted in (entry / "environ").read_bytes().split(b"\0"):
                words = (entry / "cmdline").read_bytes().replace(b"\0", b" ")
                found[int(entry.name)] = words.decode("utf-8", "replace")
        except OSError:
            continue
    return found


def children(parent):
    """The processes that this one started: number → command line."""
    found = {}
    for entry in pathlib.Path("/proc").iterdir():
        try:
            fields = (entry / "stat").read_text().rsplit(")", 1)[1].split()
            if entry.name.isdigit() and int(fields[1]) == parent:
                found[int(entry.name)] = (entry / "cmdline").read_bytes().decode("utf-8", "replace")
        except (OSError, IndexError):
            continue
    return found


def is_running(process):
    """Whether it is there; one that has ended and was not yet reaped is not."""
    try:
        return pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def wait_until(condition, seconds=PATIENCE):
    """Waits for a condition, and returns what it said last."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        said = condition()
        if said:
            return said
        time.sleep(0.02)
    return condition()


def wait_for(mark, word, seconds=PATIENCE):
    """Waits until a process with this mark runs something that this word names."""
    return wait_until(
        lambda: any(word in words.split(" ")[0] for words in marked(mark).values()), seconds)


def end(processes):
    """Ends what a fault left behind, so that it disturbs nothing else."""
    for process in processes:
        try:
            os.kill(process, 9)
        except OSError:
            pass
