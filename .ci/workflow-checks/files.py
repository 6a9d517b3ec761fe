"""Workflow files and scripts: schemas, shellcheck."""
import os
import subprocess
import sys
from pathlib import Path

TOOLS = Path(sys.executable).parent


def schemas(project):
    """The schemas come with check-jsonschema."""
    workflows = project.own_workflows + project.github
    fits = ["check-jsonschema", "--builtin-schema"]
    yield from complaints([*fits, "vendor.github-workflows", *workflows], project)
    yield from complaints(
        [*fits, "vendor.gitlab-ci", "--data-transform", "gitlab-ci", project.gitlab], project)


def complaints(words, project):
    """What a tool of the venv complains of."""
    done = subprocess.run([TOOLS / words[0], *words[1:]], cwd=project.root, capture_output=True,
                          text=True, env={**os.environ, "NO_COLOR": "1"})
    if done.returncode != 0:
        yield (done.stdout + done.stderr).strip() or f"{words[0]} ended with {done.returncode}."


def shell(project):
    """Scripts, and the scripts within workflow files, as shellcheck sees them."""
    for name in project.scripts:
        # Ours split words on purpose in places; what others copy does not.
        level = "warning" if name.startswith(".ci/") else "info"
        yield from objections(name, project.text(name), level)
    for name in project.own_workflows + project.github:
        for job, content in project.yaml(name)["jobs"].items():
            for step in content["steps"]:
                known = {**project.yaml(name).get("env", {}), **content.get("env", {}),
                         **step.get("env", {})}
                yield from objections(
                    f"{name}: {job}", script(step.get("run", ""), "bash", known, "set -eo pipefail"))
    jobs = project.yaml(project.gitlab)
    for job, content in jobs.items():
        for key in ("before_script", "script"):
            if isinstance(content, dict) and key in content:
                # The image's shell need not be bash.
                yield from objections(
                    f"{project.gitlab}: {job}",
                    script("\n".join(content[key]), "sh", jobs["variables"], "set -e"))


def script(lines, shell, known, setting):
    exports = "".join(f"{name}=$(cat)\nexport {name}\n" for name in known)
    return f"#!/bin/{shell}\n{setting}\n{exports}{lines}\n"


def objections(name, text, level="info"):
    done = subprocess.run(
        # A script may take variables from one that it reads in, or hand some to it.
        [TOOLS / "shellcheck", "-S", level, "-e", "SC2154,SC2034", "-f", "gcc", "-"],
        input=text, capture_output=True, text=True)
    if done.returncode != 0:
        yield f"{name}: {done.stdout.strip() or done.stderr.strip()}"
