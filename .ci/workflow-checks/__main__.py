"""Checks the workflow files and their scripts. Called by `.ci/workflows`."""
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.append(str(Path(__file__).resolve().parent.parent / "python"))

from autograder import autograder
from common import ROOT, Tally
from files import schemas, shell
from portable import portable
from project import Project
from rules import rules

tally = Tally()
for check in (schemas, rules, shell, portable, autograder):
    found = list(check(Project(ROOT)))
    tally.expect(check.__name__, not found, "\n".join(found))
sys.exit(tally.end())
