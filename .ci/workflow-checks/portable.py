"""Scripts that instructors run, as a Mac runs them: bash 3.2, and tools of BSD's kind."""
import re
import subprocess
import tempfile
from pathlib import Path

from project import KIT, StandIns

# What came with bash 4 or later.
NEWER = re.compile(
    r"\b(mapfile|readarray|coproc)\b|\b(declare|local|typeset) -[a-zA-Z]*[Agln]|\|&|&>>|;;?&"
    r"|\$\{\w+(\[[@*]\])?(,|\^|@[A-Z])|\[\[ -v |\[-\d+\]|\bwait -n\b|\bBASHPID\b|\bEPOCH"
    r"|\$\{\w+: *-?\d*: *-\d|printf -v \w+\[|%\(")
# What BSD's tools refuse: words with two dashes, and these.
REFUSED = {
    "sed": "-i|-r|-z", "touch": "-d", "date": "-d", "stat": "-c", "grep": "-P", "ps": "-*[HT]*",
    "cp": "", "find": "-printf", "head": "-n-", "mktemp": "", "sort": "-V", "tail": "", "tar": "",
    "tr": "", "wc": "", "chown": "", "rm": "",
}
MISSING = ["timeout", "nproc", "sha256sum", "md5sum", "tac", "setsid", "flock", "shuf"]


def portable(project):
    for name in project.scripts:
        for number, line in enumerate(project.text(name).splitlines(), 1):
            if not line.lstrip().startswith("#") and (found := NEWER.search(line)):
                yield f"{name}:{number}: bash 3.2 does not know `{found[0]}`."
    with tempfile.TemporaryDirectory() as folder:
        yield from steady_times(project, Path(folder))
    with tempfile.TemporaryDirectory() as folder:
        yield from grade_in_container(project, Path(folder))


def bsd_tools(folder):
    tools = StandIns(folder / "stand-ins")
    for name, words in REFUSED.items():
        refused = f"--*{''.join('|' + word for word in words.split('|') if word)}"
        tools.add(name, f"""
for word; do
  case $word in --) break ;; {refused}) echo "{name}: illegal option -- $word" >&2; exit 64 ;; esac
done
PATH=${{PATH#*:}} exec {name} "$@\"""")
    for name in MISSING:
        tools.add(name, f'echo "{name}: command not found" >&2; exit 127')
    return tools


def run(script, words, tools, **more):
    return subprocess.run(["bash", script, *words], capture_output=True, text=True,
                          env=tools.environment(**more))


def steady_times(project, folder):
    """The same content has the same time in two checkouts, other content another."""
    times = []
    for copy, content in {"one": "a", "two": "a", "three": "b"}.items():
        root = folder / copy
        script = root / KIT / "steady-times"
        script.parent.mkdir(parents=True)
        script.write_text(project.text(f"{KIT}/steady-times"))
        (root / "Ünicode name.swift").write_text(content)
        for words in (["init", "-q"], ["add", "-A"]):
            subprocess.run(["git", "-C", root, *words], check=True)
        done = run(script, [], bsd_tools(folder / f"{copy}-tools"))
        if done.returncode != 0:
            yield f"steady-times: {done.stderr}"
        times.append((root / "Ünicode name.swift").stat().st_mtime)
    if times[0] != times[1] or times[0] == times[2]:
        yield f"steady-times: a time does not follow from the content: {times}"


def grade_in_container(project, folder):
    """Two learners, of whom one leaves no report; the engine is a stand-in."""
    tools = bsd_tools(folder)
    tools.add("docker", """
[ "$1" = run ] || exit 0
for word; do case $word in *:/reports:rw) reports=${word%:/reports:rw} ;; esac; done
[ "$(basename "$reports")" = ben ] || echo '{}' >"$reports/$(basename "$reports").json"
""")
    for name in ("ana", "ben"):
        (folder / name).mkdir()
    done = run(project.path(f"{KIT}/grade-in-container"),
               ["--output", folder / "out", folder / "ana", folder / "ben"], tools,
               CONTAINER_ENGINE="docker")
    found = {path.name: path.read_text() for path in (folder / "out").glob("*.json")}
    if done.returncode != 2 or found.get("ana.json") != "{}\n" or "No report" not in found.get(
            "ben.json", ""):
        yield f"grade-in-container: it ended with {done.returncode}: {done.stderr} {found}"
