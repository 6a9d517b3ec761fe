"""The files that are checked, and stand-ins for the programs that they call."""
import json
import os
from pathlib import Path

from ruamel.yaml import YAML

KIT = "docs/Instructors/ci"


class Project:
    """The files below one folder."""

    # What is copied into a team's repository on GitHub, and on GitLab.
    github = [f"{KIT}/github-actions.yml", f"{KIT}/grade-class.yml"]
    gitlab = f"{KIT}/gitlab-ci.yml"

    def __init__(self, root):
        self.root = Path(root)
        self.own_workflows = self._names(".github/workflows", "*.yml")
        self.scripts = [name for name in self._names(KIT, "*") + self._names(".ci", "*")
                        if self.text(name).startswith(("#!/usr/bin/env bash", "# shellcheck shell"))]
        self.stages = sorted(path.name for path in (self.root / "Exercises").glob("*/"))

    def path(self, name):
        return self.root / name

    def text(self, name):
        return self.path(name).read_text(encoding="utf-8")

    def yaml(self, name):
        return YAML(typ="safe").load(self.text(name))

    def _names(self, folder, pattern):
        paths = sorted(path for path in self.path(folder).glob(pattern) if path.is_file())
        return [str(path.relative_to(self.root)) for path in paths]


class StandIns:
    """A folder of programs that write down what they are asked, to be put first on the PATH."""

    def __init__(self, folder):
        self.bin = Path(folder) / "bin"
        self.bin.mkdir(parents=True)
        self.calls_file = Path(folder) / "calls"

    def add(self, name, body=""):
        """A program that notes its words and its environment, then runs `body` in bash."""
        path = self.bin / name
        path.write_text(
            "#!/usr/bin/env bash\n"
            "python3 -c 'import json, os, sys; print(json.dumps([sys.argv[1:], dict(os.environ)]))'"
            f" {name} \"$@\" >>'{self.calls_file}'\n{body}\n")
        path.chmod(0o755)

    @property
    def records(self):
        """The words of each call, the program's name first, and its environment."""
        return [json.loads(line) for line in self.calls_file.read_text().splitlines()]

    @property
    def calls(self):
        return [words for words, _ in self.records]

    def environment(self, **more):
        return {**os.environ, "PATH": f"{self.bin}:{os.environ['PATH']}", **more}
