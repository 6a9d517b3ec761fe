"""Grades one stage of the workbook for Classroom 50.

Put it into your classroom50 repository, under
    CLASSROOM/autograders/ASSIGNMENT/autograder.py
and beside it workbook.tar.gz, your own copy of the workbook:
    swift run workshop handout ../handout
    tar -C ../handout -czf workbook.tar.gz .
Change STAGE for each assignment. The assignment's runtime is runtime.json.

Graded is what lies in Exercises/ of the learner's repository, with the specs of
your copy. Without the archive the specs of the learner's own repository count:
good for practice, not for marks.

It leaves ./result.json, and ends with 0 whatever is wrong with the answers. Any
other end means that grading itself failed: the toolchain, the build, the clock.
"""

import json
import os
import shutil
import signal
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

STAGE = "01-hidden-singletons"
# Seconds for building a program, a minute or two, and again for grading.
LIMIT = 1800
# A learner's file; no exercise comes near it.
LARGEST = 1_000_000


class GradingFailed(Exception):
    """The fault is ours, not the learner's."""


def main():
    here = Path(__file__).resolve().parent
    checkout = Path.cwd()
    result = checkout / "result.json"
    with tempfile.TemporaryDirectory(prefix="workbook-") as folder:
        try:
            place = Path(folder)
            workbook = workbook_in(here, place, checkout)
            answers = place / "answers"
            copy_answers(checkout / "Exercises", answers)
            graded = place / "result.json"
            report = place / "report.json"
            for program in ("workbook", "workshop"):
                swift(["build", "--product", program], workbook)
            # swift run workbook report STAGE --format json --answers DIR --output FILE
            swift(
                ["run", "workbook", "report", STAGE, "--format", "json"]
                + ["--answers", str(answers), "--output", str(report)],
                workbook,
            )
            # swift run workshop report FILE --format classroom50 --output FILE
            swift(
                ["run", "workshop", "report", str(report), "--format", "classroom50"]
                + ["--output", str(graded)],
                workbook,
            )
            check(graded)
            # What lies there already is the learner's; it may be a link.
            remove(result)
            shutil.copyfile(graded, result)
        except (GradingFailed, OSError, tarfile.TarError) as error:
            remove(result)
            print(f"::error::Grading failed: {error}", file=sys.stderr)
            return 1
    return 0


def workbook_in(here, place, checkout):
    """The workbook whose specs count: ours, or the learner's where we have none."""
    archive = here / "workbook.tar.gz"
    if not archive.is_file():
        print("::warning::There is no workbook.tar.gz: graded with the learner's own specs.")
        return checkout
    workbook = place / "workbook"
    with tarfile.open(archive) as tar:
        # Older Pythons have no filters; the archive is ours in any case.
        if hasattr(tarfile, "data_filter"):
            tar.extractall(workbook, filter="data")
        else:
            tar.extractall(workbook)
    if not (workbook / "Package.swift").is_file():
        raise GradingFailed("workbook.tar.gz has no Package.swift at its top.")
    return workbook


def copy_answers(source, target):
    """Copies the learner's Swift files: no links, nothing huge. What is missing is not begun."""
    (target / STAGE).mkdir(parents=True)
    for folder, folders, names in os.walk(source / STAGE):
        folders[:] = [name for name in folders if not (Path(folder) / name).is_symlink()]
        for name in names:
            file = Path(folder) / name
            if not name.endswith(".swift") or file.is_symlink() or not file.is_file():
                continue
            if file.stat().st_size > LARGEST:
                print(f"::warning::Left out, too large: {file.relative_to(source)}")
                continue
            copy = target / file.relative_to(source)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, copy)


def swift(words, workbook):
    """Runs swift; when the time is up, stops all that it started."""
    command = ["swift", *words]
    try:
        process = subprocess.Popen(
            command, cwd=workbook, env=environment(), stdin=subprocess.DEVNULL,
            start_new_session=True,
        )
    except FileNotFoundError:
        raise GradingFailed("There is no swift here. Is runtime.json the assignment's runtime?")
    try:
        status = process.wait(timeout=LIMIT)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        raise GradingFailed(f"`{' '.join(command[:3])}` took more than {LIMIT} seconds.")
    if status != 0:
        raise GradingFailed(f"`{' '.join(command[:3])}` ended with {status}.")


def environment():
    """Ours, without what learners' code has no business with: keys, and the runner's files."""
    hidden = ("TOKEN", "SECRET", "PASSWORD", "CREDENTIAL")
    files = {"GITHUB_ENV", "GITHUB_OUTPUT", "GITHUB_PATH", "GITHUB_STATE", "GITHUB_STEP_SUMMARY"}
    return {
        name: value
        for name, value in os.environ.items()
        if not name.startswith("ACTIONS_")
        and name not in files
        and not any(word in name.upper() for word in hidden)
    }


def check(path):
    """A result that says nothing must not count as one."""
    try:
        result = json.loads(path.read_text(encoding="utf-8"))
        tests = result["tests"]
        if result["schema"] != "classroom50/result/v1" or not tests:
            raise GradingFailed("The report holds no tests.")
        for key in ("score", "max-score"):
            if result[key] != sum(test[key] for test in tests):
                raise GradingFailed(f"The report's {key} is not the sum of its tests.")
    except (ValueError, KeyError, TypeError) as error:
        raise GradingFailed(f"The report cannot be read: {error!r}")


def remove(path):
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


if __name__ == "__main__":
    sys.exit(main())
