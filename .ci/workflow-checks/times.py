"""Files' times follow from their content, in every checkout."""
import shutil
import subprocess
import tempfile
from pathlib import Path

from project import KIT

NAMES = ("Package.swift", "Sources/a file.swift")


def problems(project):
    with tempfile.TemporaryDirectory() as folder:
        first = Path(folder) / "first"
        kit = first / KIT
        kit.mkdir(parents=True)
        shutil.copy(project.path(f"{KIT}/steady-times"), kit)
        (first / "Sources").mkdir()
        for name in NAMES:
            (first / name).write_text(f"// {name}\n")
        git(first, "init", "-q")
        commit(first)
        second = Path(folder) / "second"
        git(Path(folder), "clone", "-q", str(first), str(second))
        before = times(first)
        if before != times(second):
            yield "steady-times: the same content has two times."
        (second / NAMES[1]).write_text(f"// {NAMES[1]}!")
        commit(second)
        after = times(second)
        if after[0] != before[0] or after[1] == before[1]:
            yield "steady-times: a change does not change the file's time, and only its."


def times(folder):
    subprocess.run(["bash", folder / KIT / "steady-times"], check=True)
    return [(folder / name).stat().st_mtime for name in NAMES]


def commit(folder):
    git(folder, "add", ".")
    git(folder, "-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-qm", "a")


def git(folder, *words):
    subprocess.run(["git", *words], cwd=folder, check=True, capture_output=True)
