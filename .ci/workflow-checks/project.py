"""The files that are checked, below one folder: the project, or a damaged copy of it."""
from pathlib import Path

from ruamel.yaml import YAML

KIT = "docs/Instructors/ci"
IMAGE_FILES = (f"{KIT}/Containerfile", f"{KIT}/classroom50/runtime.json",
               ".devcontainer/devcontainer.json")


class Project:
    def __init__(self, root):
        self.root = Path(root)

    def path(self, name):
        return self.root / name

    def text(self, name):
        return self.path(name).read_text(encoding="utf-8")

    def yaml(self, name):
        return YAML(typ="safe").load(self.text(name))

    @property
    def own_workflows(self):
        """What runs for this repository."""
        return self._names(".github/workflows", "*.yml")

    @property
    def github(self):
        """What is copied into somebody's repository on GitHub."""
        return [f"{KIT}/github-actions.yml", f"{KIT}/grade-class.yml"]

    gitlab = f"{KIT}/gitlab-ci.yml"

    @property
    def scripts(self):
        """The scripts in bash, for a class and our own."""
        names = self._names(KIT, "*") + self._names(".ci", "*")
        return [name for name in names if self._begins_with(name, "#!/usr/bin/env bash")]

    @property
    def stages(self):
        return [path.name for path in sorted(self.path("Exercises").iterdir()) if path.is_dir()]

    def _names(self, folder, pattern):
        paths = sorted(path for path in self.path(folder).glob(pattern) if path.is_file())
        return [str(path.relative_to(self.root)) for path in paths]

    def _begins_with(self, name, words):
        with open(self.path(name), "rb") as file:
            return file.read(len(words)) == words.encode()
