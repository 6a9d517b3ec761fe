"""Checks the workflow files and their scripts, then the checks. Called by `.ci/workflows`."""
import shutil
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.dont_write_bytecode = True

import autograder
import container
import rules
import schemas
import shell
import times
from damages import DAMAGES
from project import KIT, Project

CHECKS = {"schemas": schemas, "rules": rules, "shell": shell, "times": times,
          "container": container, "autograder": autograder}
PARTS = [".ci", ".devcontainer", ".github", KIT, "Exercises", "Package.swift", ".starters"]


def main():
    root = Path(__file__).resolve().parent.parent.parent
    passed = failed = 0
    for name, check in CHECKS.items():
        found = list(check.problems(Project(root)))
        passed, failed = passed + (not found), failed + bool(found)
        print(f"{'FAILED' if found else 'ok'}: {name}", flush=True)
        for problem in found:
            print("  " + problem.replace("\n", "\n  "))
    if failed:
        print("The checks themselves were not tried.")
    else:
        with ThreadPoolExecutor(2) as pool:
            missed = [words for words in pool.map(missed_damage(root), DAMAGES) if words]
        passed, failed = passed + len(DAMAGES) - len(missed), len(missed)
        for words in missed:
            print(f"FAILED: {words}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def missed_damage(root):
    def look(damage):
        check, name, old, new = damage
        with tempfile.TemporaryDirectory() as folder:
            copy(root, Path(folder))
            path = Path(folder) / name
            text = path.read_text(encoding="utf-8")
            if old not in text:
                return f"{name} has nothing to damage: {old!r}"
            path.write_text(text.replace(old, new, 1), encoding="utf-8")
            try:
                found = list(CHECKS[check].problems(Project(folder)))
            except Exception as error:  # Whatever it stumbles over was found.
                found = [repr(error)]
            return None if found else f"{check} does not notice in {name}: {old!r} → {new!r}"
    return look


def copy(root, folder):
    for part in PARTS:
        source = root / part
        if source.is_dir():
            shutil.copytree(source, folder / part, symlinks=True)
        elif source.exists():
            shutil.copy(source, folder / part)
    for part in ("Sources", "Tests/Specs", "Tests/Answers"):
        (folder / part).mkdir(parents=True)


sys.exit(main())
