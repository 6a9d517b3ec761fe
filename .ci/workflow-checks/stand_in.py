"""Programs that write down what they are asked, in place of the real ones."""
import json
import os
from pathlib import Path


class StandIns:
    """A folder of stand-ins, to be put first on the PATH."""

    def __init__(self, folder):
        self.folder = Path(folder)
        self.bin = self.folder / "bin"
        self.bin.mkdir(parents=True)
        self.calls_file = self.folder / "calls"

    def add(self, name, body=""):
        """A program that notes its words and its environment, then runs `body` in bash."""
        path = self.bin / name
        path.write_text(
            "#!/usr/bin/env bash\n"
            f"python3 -c 'import json, os, sys; print(json.dumps("
            f"[sys.argv[1:], os.getcwd(), dict(os.environ)]))' {name} \"$@\""
            f" >>'{self.calls_file}'\n{body}\n")
        path.chmod(0o755)

    @property
    def calls(self):
        """The words of each call, the program's name first."""
        return [call[0] for call in self._records()]

    @property
    def environments(self):
        return [call[2] for call in self._records()]

    def _records(self):
        if not self.calls_file.exists():
            return []
        return [json.loads(line) for line in self.calls_file.read_text().splitlines()]

    def environment(self, **more):
        return {**os.environ, "PATH": f"{self.bin}:{os.environ['PATH']}", **more}
