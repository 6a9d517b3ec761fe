"""The autograder of Classroom 50 from end to end, with a `swift` that is none."""
import io
import json
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from project import KIT, StandIns

STAGE = "01-hidden-singletons"
GOOD = {"schema": "classroom50/result/v1", "score": 1, "max-score": 2, "tests": [
    {"test-name": "a", "passed": True, "score": 1, "max-score": 1},
    {"test-name": "b", "passed": False, "score": 0, "max-score": 1}]}


def autograder(project):
    yield from graded(project)
    for why, options in {
        "the program does not build": {"build": 1},
        "report ended with 2": {"status": 2},
        "there are no tests": {"result": {**GOOD, "tests": [], "score": 0, "max-score": 0}},
        "the sum is wrong": {"result": {**GOOD, "score": 2}},
    }.items():
        with tempfile.TemporaryDirectory() as folder:
            trial = Trial(project, Path(folder), **options)
            done = trial.run()
            if done.returncode == 0 or (trial.checkout / "result.json").exists():
                yield f"autograder.py: it counts as graded although {why}."
            if "::error::" not in done.stderr:
                yield f"autograder.py: it does not say that {why}."


class Trial:
    """A learner's checkout, the bundle, and the stand-in for swift."""

    def __init__(self, project, folder, result=GOOD, status=0, build=0):
        self.checkout, self.bundle, self.secret = (
            folder / name for name in ("checkout", "bundle", "secret"))
        exercise = self.checkout / "Exercises" / STAGE / "01-inherited-object"
        exercise.mkdir(parents=True)
        (exercise / "Answer.swift").write_text("// mine")
        self.secret.write_text("not yours")
        (exercise / "Link.swift").symlink_to(self.secret)
        (self.checkout / "result.json").symlink_to(self.secret)
        self.bundle.mkdir()
        (self.bundle / "autograder.py").write_text(project.text(f"{KIT}/classroom50/autograder.py"))
        with tarfile.open(self.bundle / "workbook.tar.gz", "w:gz") as tar:
            info = tarfile.TarInfo("Package.swift")
            info.size = 1
            tar.addfile(info, io.BytesIO(b"\n"))
        self.seen = folder / "seen"
        self.swift = StandIns(folder / "stand-ins")
        # The last word of a report is its place, and `--answers` says what is graded; `workbook`
        # writes any report, and `workshop` the result.
        self.swift.add("swift", f"""
[ "$1" = build ] && exit {build}
[ "$2" = workshop ] && {{ printf '%s' '{json.dumps(result)}' >"${{@: -1}}"; exit {status}; }}
while [ $# -gt 1 ]; do
  [ "$1" = --answers ] && (cd "$2" && find . -type f) >'{self.seen}'
  shift
done
echo '{{}}' >"$1"
""")

    def run(self, **more):
        return subprocess.run(
            [sys.executable, "-B", self.bundle / "autograder.py"], cwd=self.checkout,
            env=self.swift.environment(**more), capture_output=True, text=True)


def graded(project):
    with tempfile.TemporaryDirectory() as folder:
        trial = Trial(project, Path(folder))
        done = trial.run(GITHUB_TOKEN="x", MY_SECRET="x", GITHUB_OUTPUT="x", CLASSROOM="physics")
        path = trial.checkout / "result.json"
        if done.returncode != 0 or path.is_symlink() or json.loads(path.read_text()) != GOOD:
            yield f"autograder.py: the result is not there: {done.stderr}"
            return
        if trial.secret.read_text() != "not yours":
            yield "autograder.py: it wrote through the learner's link."
        if trial.seen.read_text().splitlines() != [f"./{STAGE}/01-inherited-object/Answer.swift"]:
            yield f"autograder.py: something else was graded: {trial.seen.read_text()}"
        *builds, report, result = trial.swift.calls
        if builds != [["swift", "build", "--product", name] for name in ("workbook", "workshop")]:
            yield f"autograder.py: it builds with {builds}."
        if report[:7] != ["swift", "run", "workbook", "report", STAGE, "--format", "json"]:
            yield f"autograder.py: it grades with {report}."
        wanted = ["swift", "run", "workshop", "report", report[-1], "--format", "classroom50"]
        if result[:7] != wanted:
            yield f"autograder.py: it writes the result with {result}."
        seen = trial.swift.records[-1][1]
        found = {"GITHUB_TOKEN", "MY_SECRET", "GITHUB_OUTPUT"} & seen.keys()
        if found or seen.get("CLASSROOM") != "physics":
            yield f"autograder.py: learners' code sees {found}, or not the classroom."
