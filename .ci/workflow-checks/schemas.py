"""The files fit their formats' schemas, which come with check-jsonschema, and are tidy YAML."""
import os
import subprocess
import sys
from pathlib import Path

YAMLLINT = """
extends: default
rules:
  document-start: disable
  truthy: {check-keys: false}
  comments: {min-spaces-from-content: 1}
  indentation: {indent-sequences: consistent}
  line-length: {max: 100}
"""


def problems(project):
    workflows = project.own_workflows + project.github
    yield from fits(project, "vendor.github-workflows", workflows)
    yield from fits(project, "vendor.gitlab-ci", [project.gitlab], "--data-transform", "gitlab-ci")
    yield from told("yamllint", ["-s", "-f", "parsable", "-d", YAMLLINT]
                    + workflows + [project.gitlab], project)


def fits(project, schema, names, *more):
    yield from told("check-jsonschema", ["--builtin-schema", schema, *more, *names], project)


def told(tool, words, project):
    """What a tool of the venv complains of."""
    program = Path(sys.executable).parent / tool
    done = subprocess.run([program, *words], cwd=project.root, capture_output=True, text=True,
                          env={**os.environ, "NO_COLOR": "1"})
    if done.returncode != 0:
        yield (done.stdout + done.stderr).strip() or f"{tool} ended with {done.returncode}."
