"""Scripts, and the scripts within workflow files, as shellcheck sees them."""
import subprocess
import sys
from pathlib import Path

SHELLCHECK = Path(sys.executable).parent / "shellcheck"


def problems(project):
    for name in project.scripts:
        # Ours split words on purpose in places; what others copy does not.
        level = "warning" if name.startswith(".ci/") else "info"
        yield from objections(name, project.text(name), level)
    for name in project.own_workflows + project.github:
        for job, content in project.yaml(name)["jobs"].items():
            for step in content["steps"]:
                if "run" in step:
                    known = {**project.yaml(name).get("env", {}), **content.get("env", {}),
                             **step.get("env", {})}
                    yield from objections(
                        f"{name}: {job}", script(step["run"], "bash", known, "set -eo pipefail"))
    jobs = project.yaml(project.gitlab)
    for job, content in jobs.items():
        for key in ("before_script", "script"):
            if isinstance(content, dict) and key in content:
                # The image's shell need not be bash.
                yield from objections(
                    f"{project.gitlab}: {job}",
                    script("\n".join(content[key]), "sh", jobs["variables"], "set -e"))


def script(lines, shell, known, setting):
    # What stands in them is not known here.
    exports = "".join(f"{name}=$(cat)\nexport {name}\n" for name in known)
    return f"#!/bin/{shell}\n{setting}\n{exports}{lines}\n"


def objections(name, text, level="info"):
    done = subprocess.run(
        # A script may take variables from one that it reads in, or from its caller.
        [SHELLCHECK, "-S", level, "-e", "SC2154", "-f", "gcc", "-"],
        input=text, capture_output=True, text=True)
    if done.returncode != 0:
        yield f"{name}: {done.stdout.strip() or done.stderr.strip()}"
