"""The autograder of Classroom 50, with a `swift` that is none."""
import io
import json
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from project import KIT
from stand_in import StandIns

GOOD = {"schema": "classroom50/result/v1", "score": 1, "max-score": 2, "tests": [
    {"test-name": "a", "passed": True, "score": 1, "max-score": 1},
    {"test-name": "b", "passed": False, "score": 0, "max-score": 1}]}
STAGE = "01-hidden-singletons"


def problems(project):
    for trial in (graded, own_specs, hidden, build_fails, no_result, vacuous, wrong_sum, no_swift):
        with tempfile.TemporaryDirectory() as folder:
            for problem in trial(Trial(project, Path(folder))):
                yield f"autograder.py: {trial.__name__}: {problem}"


class Trial:
    """A learner's checkout, the bundle, and the stand-in for swift."""

    def __init__(self, project, folder):
        self.checkout = folder / "checkout"
        self.bundle = folder / "bundle"
        exercise = self.checkout / "Exercises" / STAGE / "01-inherited-object"
        exercise.mkdir(parents=True)
        (exercise / "Answer.swift").write_text("// mine")
        (folder / "secret").write_text("not yours")
        (exercise / "Link.swift").symlink_to(folder / "secret")
        (self.checkout / "result.json").symlink_to(folder / "secret")
        self.secret = folder / "secret"
        self.bundle.mkdir()
        (self.bundle / "autograder.py").write_text(project.text(f"{KIT}/classroom50/autograder.py"))
        self.swift = StandIns(folder / "stand-ins")
        self.seen = folder / "seen"

    def archive(self):
        with tarfile.open(self.bundle / "workbook.tar.gz", "w:gz") as tar:
            info = tarfile.TarInfo("Package.swift")
            info.size = 1
            tar.addfile(info, io.BytesIO(b"\n"))

    def answers(self, result, status=0, build=0):
        """What swift does: the last word is the report's place, `--answers` names what is graded."""
        text = json.dumps(result) if result is not None else ""
        write = f"printf '%s' '{text}' >\"${{@: -1}}\"" if result is not None else ":"
        self.swift.add("swift", f"""
[ "$1" = build ] && exit {build}
while [ $# -gt 1 ]; do [ "$1" = --answers ] && (cd "$2" && find . -type f) >'{self.seen}'
  [ "$1" = --output ] && break; shift; done
{write}
exit {status}""")

    def run(self, **more):
        return subprocess.run(
            [sys.executable, "-B", self.bundle / "autograder.py"], cwd=self.checkout,
            env=self.swift.environment(**more), capture_output=True, text=True)

    @property
    def result(self):
        path = self.checkout / "result.json"
        if path.is_symlink() or not path.exists():
            return None
        return json.loads(path.read_text())


def graded(trial):
    trial.archive()
    trial.answers(GOOD)
    done = trial.run()
    if done.returncode != 0 or trial.result != GOOD:
        yield f"the result is not there: {done.stderr}"
        return
    if trial.secret.read_text() != "not yours":
        yield "it wrote through the learner's link."
    if trial.seen.read_text().splitlines() != [f"./{STAGE}/01-inherited-object/Answer.swift"]:
        yield f"something else was graded: {trial.seen.read_text()}"
    build, report = trial.swift.calls
    if build != ["swift", "build", "--product", "workbook"]:
        yield f"it builds with {build}."
    if report[:7] != ["swift", "run", "workbook", "report", STAGE, "--format", "classroom50"]:
        yield f"it grades with {report}."


def own_specs(trial):
    trial.answers(GOOD)
    done = trial.run()
    if done.returncode != 0 or "own specs" not in done.stdout:
        yield "without the archive it does not grade with the learner's specs, and say so."


def hidden(trial):
    trial.archive()
    trial.answers(GOOD)
    trial.run(GITHUB_TOKEN="x", MY_SECRET="x", ACTIONS_RUNTIME_URL="x", GITHUB_OUTPUT="x",
              CLASSROOM="physics")
    seen = trial.swift.environments[-1]
    found = [name for name in seen if "TOKEN" in name or "SECRET" in name]
    found += [name for name in ("ACTIONS_RUNTIME_URL", "GITHUB_OUTPUT") if name in seen]
    if found:
        yield f"learners' code sees {found}."
    if seen.get("CLASSROOM") != "physics":
        yield "the report is not told the classroom."


def refused(trial, why, **more):
    done = trial.run(**more)
    if done.returncode == 0 or trial.checkout.joinpath("result.json").exists():
        yield f"it counts as graded although {why}."
    if "::error::" not in done.stderr:
        yield "it does not say what failed."


def build_fails(trial):
    trial.archive()
    trial.answers(GOOD, build=1)
    yield from refused(trial, "the program does not build")


def no_result(trial):
    trial.archive()
    trial.answers(GOOD, status=2)
    yield from refused(trial, "report ended with 2")


def vacuous(trial):
    trial.archive()
    trial.answers({**GOOD, "tests": [], "score": 0, "max-score": 0})
    yield from refused(trial, "there are no tests")


def wrong_sum(trial):
    trial.archive()
    trial.answers({**GOOD, "score": 2})
    yield from refused(trial, "the sum is wrong")


def no_swift(trial):
    trial.archive()
    yield from refused(trial, "there is no swift", PATH="/nowhere")
