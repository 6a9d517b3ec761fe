"""What a report says, worked out once more and in another language than the program's."""
import re

CONTROLS = re.compile("[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufdd0-\ufdef]")


def plain(text):
    """The text as a document may hold it: line's ends are \\n, and no control characters."""
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    text = CONTROLS.sub("\ufffd", text)
    return "".join("\ufffd" if ord(letter) & 0xFFFE == 0xFFFE else letter for letter in text)


def one_line(text):
    return " ".join(plain(text).split())


def cases(exercise):
    """The test cases of an exercise: name, and passed, failed, error or skipped."""
    standing, specs = exercise["standing"], exercise["specs"]
    kinds = {"passed": "passed", "failed": "failed"}
    if standing == "not begun":
        rows = [(spec["sentence"], "skipped") for spec in specs]
        return rows or [(exercise["title"], "skipped")]
    if standing in ("does not compile", "not graded"):
        rows = [(spec["sentence"], "error") for spec in specs]
    else:
        rows = [(spec["sentence"], kinds.get(spec["outcome"], "error")) for spec in specs]
    if not rows or standing != "solved" and all(kind == "passed" for _, kind in rows):
        rows.append((exercise["title"], "error"))
    return rows


def heading(exercise):
    return one_line(f"{exercise['number']} {exercise['title']}")


def totals(report):
    """The last line of a run."""
    standings = [exercise["standing"] for exercise in report["exercises"]]
    solved, waiting = standings.count("solved"), standings.count("not begun")
    words = f"{solved} passed, {len(standings) - solved - waiting} failed"
    return words + (f", {waiting} skipped" if waiting else "")
