"""Counts what must be so, and keeps it for the table at the end."""

import threading


class Tally:
    """What was expected, row by row. It may be written by several threads."""

    def __init__(self):
        self._lock = threading.Lock()
        self._cells = {}  # (table, row, column) → [passed, [what failed]]
        self.skipped = []

    def expect(self, cell, what, is_so, found=""):
        """Counts one thing that must be so. A cell is (table, row, column)."""
        with self._lock:
            counts = self._cells.setdefault(cell, [0, []])
            if is_so:
                counts[0] += 1
                return
            counts[1].append(what)
            print(f"FAILED: {' · '.join(cell)}: {what}", flush=True)
            # What was found is shown once for a cell: the rest is about the same run.
            if found != "" and len(counts[1]) == 1:
                print("\n".join("    " + line for line in repr_lines(found)), flush=True)

    def skip(self, cell, why):
        """A thing that this machine cannot show. It is neither passed nor failed."""
        with self._lock:
            self.skipped.append((cell, why))

    @property
    def passed(self):
        return sum(counts[0] for counts in self._cells.values())

    @property
    def failed(self):
        return sum(len(counts[1]) for counts in self._cells.values())

    def tables(self):
        """Every cell, as Markdown: how many things held, or which did not."""
        lines = []
        for table in dict.fromkeys(cell[0] for cell in self._cells):
            cells = {cell[1:]: counts for cell, counts in self._cells.items() if cell[0] == table}
            columns = list(dict.fromkeys(column for _, column in cells))
            lines += ["", f"| {table} | " + " | ".join(columns) + " |"]
            lines += ["| --- |" + " --- |" * len(columns)]
            for row in dict.fromkeys(row for row, _ in cells):
                words = [in_words(cells.get((row, column))) for column in columns]
                lines.append(f"| {row} | " + " | ".join(words) + " |")
        for cell, why in self.skipped:
            lines.append(f"\nNot tried: {' · '.join(cell)}: {why}.")
        return "\n".join(lines).strip()


def in_words(counts):
    if counts is None:
        return ""
    passed, failed = counts
    return f"{passed} hold" if not failed else "FAILED: " + ", ".join(failed)


def repr_lines(found):
    """Text that a terminal cannot be steered by."""
    text = found if isinstance(found, str) else repr(found)
    return [ascii(line)[1:-1] for line in text.splitlines()][-60:]
