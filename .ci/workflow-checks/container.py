"""The container's fences, with a `docker` that is none."""
import subprocess
import tempfile
from pathlib import Path

from project import KIT
from stand_in import StandIns

# Every one of them stands on its own in the call.
FENCES = ["--rm", "--init", "--read-only"]
PAIRS = {"--network": "none", "--cap-drop": "ALL", "--security-opt": "no-new-privileges",
         "--pids-limit": "512", "--memory": "4g", "--memory-swap": "4g", "--log-driver": "none"}
DOCKER = r"""
if [ "$1" = build ]; then
  while [ $# -gt 1 ]; do shift; done
  (cd "$1" && find . -maxdepth 2 | sort) >'{folder}/context'
  exit 0
fi
[ "$1" = run ] || exit 0
for word; do case $word in *:/reports:rw) reports=${word%:/reports:rw} ;; /answers/*) name=${word#/answers/} ;; esac; done
case $name in
  ada) echo '{"format": "workbook-report"}' >"$reports/ada.json" ;;
  mallory) ln -s '{folder}/secret' "$reports/mallory.json" ;;
  slow) sleep 1; exit 137 ;;
esac
printf 'noise\n\033[31mdone\n'
"""


def problems(project):
    with tempfile.TemporaryDirectory() as folder:
        yield from graded(project, Path(folder))
    with tempfile.TemporaryDirectory() as folder:
        yield from usage(project, Path(folder))


def run(project, folder, *words):
    docker = StandIns(folder / "stand-ins")
    docker.add("docker", DOCKER.replace("{folder}", str(folder)))
    done = subprocess.run(
        ["bash", project.path(f"{KIT}/grade-in-container"), *words], cwd=folder,
        env=docker.environment(CONTAINER_ENGINE=""), capture_output=True, text=True)
    return done, docker


def graded(project, folder):
    (folder / "secret").write_text("ours")
    for name in ("ada", "mallory", "slow"):
        (folder / "answers" / name).mkdir(parents=True)
    done, docker = run(project, folder, "--output", "out", "--only", "1.1", "answers/ada",
                       "answers/mallory", "answers/slow")
    if done.returncode != 2 or "3 learners, 1 reports" not in done.stdout:
        yield f"it ends with {done.returncode}: {done.stdout}{done.stderr}"
    if "\x1b" in done.stdout:
        yield "what learners' code prints reaches the terminal unchecked."
    found = {path.name: path.read_text() for path in (folder / "out").iterdir()}
    if '"workbook-report"' not in found.get("ada.json", ""):
        yield f"ada has no report: {found}"
    for name in ("mallory", "slow"):
        if not found.get(f"{name}.json", "").startswith("No report: "):
            yield f"{name} got {found.get(name + '.json')}."
    context = (folder / "context").read_text().splitlines()
    if "./Solutions" in context or "./Tests/Answers" in context or "./Package.swift" not in context:
        yield f"the image holds something else: {context}"
    runs = [call for call in docker.calls if call[1] == "run"]
    if len(runs) != 3:
        yield f"there is not one container a learner: {runs}"
    for call in runs:
        yield from fence_problems(call)


def fence_problems(call):
    yield from (f"{fence} is missing." for fence in FENCES if fence not in call)
    for option, value in PAIRS.items():
        if option not in call or call[call.index(option) + 1] != value:
            yield f"{option} {value} is missing."
    mounts = [call[place + 1] for place, word in enumerate(call) if word == "-v"]
    if len(mounts) != 2 or not mounts[0].endswith(":ro"):
        yield f"more is mounted than answers to read and a folder for the report: {mounts}"
    if call[call.index("--user") + 1].split(":")[0] == "0":
        yield "it runs as root."
    words = call[call.index("workbook-grade"):]
    if words[1] != "grade" or words[-2:] != ["--only", "1.1"]:
        yield f"it is asked for {words}."
    if "-e" in call or "--privileged" in call or "docker.sock" in " ".join(call):
        yield "it is handed something of ours."


def usage(project, folder):
    (folder / "bad name").mkdir()
    for words in (["--output", "out"], ["--output", "out", "missing"], ["--output", "out", "bad name"],
                  ["missing"], ["--outptu", "x"], ["--output", "out", "--jobs", "0", "bad name"]):
        done = subprocess.run(["bash", project.path(f"{KIT}/grade-in-container"), *words],
                              cwd=folder, capture_output=True, text=True)
        if done.returncode != 64 or not done.stderr:
            yield f"{words} ends with {done.returncode}: {done.stderr}"
