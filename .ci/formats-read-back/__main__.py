"""Renders reports in every format and reads them back. Called by `.ci/formats`."""
import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.append(str(Path(__file__).resolve().parent.parent / "python"))

from class_reports import NAMES, report, syllabus
from common import ROOT, WORKBOOK, WORKSHOP, Tally
from readers import Refused, readers

VARIABLES = {
    "CLASSROOM": "swift", "ASSIGNMENT": "stage-1", "SUBMISSION_TAG": "submit/2026-a1b2",
    "COMMIT_URL": "https://example.org/commit/a1b2", "NO_COLOR": "1",
}
# A damage to each format that its reader must notice: what to look for, and what takes its place.
DAMAGES = {
    "json": (r'"solved"', '"green"'),
    "markdown": (r"\\`code\\`", "`code`"),
    "html": (r"(<bdi>[^<]*)&lt;script&gt;", r"\1<script>"),
    "junit": (r"<failure .*?</failure>", ""),
    "exercism": (r'"status" : "(fail|error)",\n  "tests"', r'"status" : "pass",\n  "tests"'),
    "classroom50": (r'"passed" : false', '"passed" : true'),
    "github": (r"%0A", "\n"),
}


def call(program, *words):
    result = subprocess.run(
        [program, *map(str, words)], cwd=ROOT, capture_output=True, env={**os.environ, **VARIABLES})
    if result.returncode != 0:
        sys.exit(f"{words} ended with {result.returncode}: {result.stderr.decode(errors='replace')}")
    return result.stdout.decode("utf-8", errors="strict")


def complaint(reader, text, report):
    try:
        reader(text, report)
    except Refused as refused:
        return str(refused)
    return None


def parts(kind, whole):
    """Exercism's format is about one exercise."""
    if kind != "exercism":
        return [whole]
    return [{**whole, "exercises": [exercise]} for exercise in whole["exercises"]]


def main(place, junit):
    tally, damaged, dice = Tally(), set(), random.Random(8)
    source = place / "source.json"
    exercises = list(syllabus(ROOT))
    known = readers(ROOT / "docs/Instructors/schemas", junit)

    def judge(kind, text, about):
        what = f"{kind}, {about['learner'][:40]!r}, {about['exercises'][0]['number']}"
        found = complaint(known[kind], text, about)
        tally.expect(what, not found, found)
        wrong = re.sub(*DAMAGES[kind], text, count=1, flags=re.DOTALL)
        if wrong != text:
            damaged.add(kind)
            tally.expect(f"{what}, damaged, is refused", complaint(known[kind], wrong, about))

    # Our answers to 1.1 and 1.2, as `workbook report` grades and writes them.
    real = place / "real.json"
    call(WORKBOOK, "report", "1.1", "1.2", "--answers", "Solutions", "--learner", "Ada Lovelace",
         "--format", "json", "--output", real)
    about = json.loads(real.read_text(encoding="utf-8"))
    tally.expect("ours are solved", [e["standing"] for e in about["exercises"]] == ["solved"] * 2)
    judge("json", real.read_text(encoding="utf-8"), about)
    for about in [about] + [report(name, exercises, dice) for name in NAMES if name]:
        for kind in known.keys() - {"json"}:
            if kind == "exercism" and about["learner"] != NAMES[0]:
                continue
            for part in parts(kind, about):
                source.write_text(json.dumps(part), encoding="utf-8")
                judge(kind, call(WORKSHOP, "report", source, "--format", kind), part)
    tally.expect("each format could be damaged", damaged == DAMAGES.keys(), damaged)
    return tally.end()


sys.exit(main(*map(Path, sys.argv[1:])))
