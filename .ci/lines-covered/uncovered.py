"""The lines that no test reaches, and why: `.ci/uncovered`."""

import collections
import sys


class Excuses:
    """Paragraphs: a file's path, the reason in a line or more, and the lines' text behind `| `.

    A line is known by its text, and not by its number; one that stands twice in a file is excused
    twice. `| *` stands for all lines of the file.
    """

    def __init__(self, path):
        self._of = collections.defaultdict(list)
        for paragraph in path.read_text().split("\n\n"):
            lines = [line for line in paragraph.splitlines() if line and not line.startswith("#")]
            if not lines:
                continue
            texts = [line[2:].strip() for line in lines if line.startswith("| ")]
            if len(lines) - len(texts) < 2 or not texts or not lines[0].startswith("Sources/"):
                sys.exit(f"{path}: a paragraph is a path, a reason, and lines:\n{paragraph}")
            self._of[lines[0]] += texts

    @property
    def paths(self):
        return set(self._of)

    def judge(self, path, lines):
        """Takes `{number: (count, text)}`; returns what has no excuse, and what needs none."""
        missed = [(number, text) for number, (count, text) in sorted(lines.items()) if not count]
        excused = collections.Counter(self._of.get(path, []))
        if "*" in excused:
            return [], [] if missed else ["*"]
        unknown = []
        for number, text in missed:
            if excused[text]:
                excused[text] -= 1
            else:
                unknown.append((number, text))
        return unknown, list(excused.elements())
