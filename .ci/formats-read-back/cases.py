"""The reports: one that was graded, and one in which everything that can be hostile is."""
import copy
import json
import os
import subprocess

STAGE = "01-hidden-singletons"
VARIABLES = {
    "CLASSROOM": "swift", "ASSIGNMENT": "stage-1", "SUBMISSION_TAG": "submit/2026-a1b2",
    "COMMIT_URL": "https://example.org/commit/a1b2", "NO_COLOR": "1",
}
HOSTILE = [
    "<script>alert('1')</script>", "]]>", "\"quoted\" & 'single' &lt;", "👩‍👩‍👧 🏳️‍🌈 漢字",
    "\u202edesrever\u202c שלום", "two\nlines\r\nand\rmore", "bell\a esc\x1b[31m nul\0 \x85\x9f",
    "\ufffe\ufdef\U0010ffff", "|pipe| `code` \\ *x* _y_ [a](b) ![c](d) @all $m$ ~~d~~ http://e.org",
    "<\u0301b>&\u0301\"\u0301 onload=\"x\"", "::error file=a,line=1::%0A%25 a=b:c, ##[error]",
    "-- <!-- --> <?xml ?> <![CDATA[", "# one\n\n| a | b |\n| - | - |", "long " * 2000, "",
]
OUTCOMES = ["failed", "crashed", "hung", "skipped", "did not run", "missing", "passed"]


class Program:
    """The workbook's program, called as a person would."""

    def __init__(self, path, root, place):
        self.path, self.root, self.place = path.resolve(), root, place.resolve()

    def call(self, *words, folder):
        result = subprocess.run(
            [self.path, *words], cwd=folder, capture_output=True, check=False,
            env={**os.environ, **VARIABLES})
        if result.returncode != 0:
            sys_words = result.stderr.decode(errors="replace")
            raise SystemExit(f"{words} ended with {result.returncode}: {sys_words}")
        return result.stdout.decode("utf-8", errors="strict")

    def render(self, report, kind):
        source = self.place / "source.json"
        # As JSON, in which every text can be written.
        source.write_text(json.dumps(report), encoding="utf-8")
        return self.call("report", "--from", str(source), "--format", kind, folder=self.root)


def real_report(program):
    """1.1 solved, 1.2 red, 1.3 not compiling, 1.4 not begun; graded in a handout."""
    handout = program.place / "handout"
    program.call("handout", str(handout), folder=program.root)
    stage = handout / "Exercises" / STAGE
    for file in (program.root / "Solutions" / STAGE / "01-inherited-object").glob("*.swift"):
        (stage / "01-inherited-object" / file.name).write_bytes(file.read_bytes())
    with open(stage / "02-hidden-inputs/Till.swift", "a") as file:
        file.write("// A start.\n")
    with open(stage / "03-shared-state/Basket.swift", "a") as file:
        file.write('let wrong: Int = "no number"\n')
    output = program.place / "real.json"
    program.call(
        "report", STAGE, "--learner", "Ada Lovelace", "--format", "json", "--output", str(output),
        folder=handout)
    return json.loads(output.read_text(encoding="utf-8"))


def hostile_report(real):
    """Every hostile text in every place, every outcome and every standing."""
    report = copy.deepcopy(real)
    report["learner"] = "<b>\"Ada\" & | `\u202e\x1b[31m@all\nL.</b>"
    model, report["exercises"] = report["exercises"][1], []
    standings = ["red", "crashed", "hung", "not graded", "does not compile", "not begun", "solved"]
    for place, text in enumerate(HOSTILE):
        exercise = copy.deepcopy(model)
        standing = standings[place % len(standings)]
        problem = {"message": text, "detail": text, "path": text, "line": place}
        exercise |= {
            "number": f"9.{place}", "title": text, "standing": standing, "notes": [text],
            "reason": text, "seconds": 0.1 * place,
            "errors": [problem, problem] if standing == "does not compile" else [],
            "history": {"attempts": 2, "hints": 3, "secondsToSolve": 7.5},
        }
        exercise["specs"] = [
            {"sentence": text + word, "outcome": outcome, "isGuard": False,
             "problems": [] if outcome == "passed" else [problem, problem]}
            for outcome in (["passed"] if standing == "solved" else OUTCOMES)
            for word in ["", " again"]
        ]
        report["exercises"].append(exercise)
    # Nothing here must look like a pass.
    for standing in standings:
        report["exercises"].append(
            {**copy.deepcopy(model), "number": "9.99", "title": f"No specs, {standing}",
             "standing": standing, "specs": [], "errors": [], "notes": []})
    return report


def shortened(report):
    """A report for each of its exercises."""
    return [{**report, "exercises": [exercise]} for exercise in report["exercises"]]
