"""One reader for each format: it takes a document apart and compares it with the report."""
import json

from expected import plain, totals
from machine_readers import classroom50, exercism, github, junit, own, require
from page_readers import html, markdown


def text(document, report):
    lines = document.split("\n")
    require(lines.pop() == "", "the last line has no end")
    require(lines[-1] == totals(report), "the totals are others", lines[-1])
    for line in lines:
        require(len(line) <= 80, "a line is too wide", line)
        require(line == plain(line), "a line holds what no terminal should see", line)
    begun = [e["number"] for e in report["exercises"] if e["standing"] != "not begun"]
    shown = [line.split(" ")[1] for line in lines if line.startswith(("passed ", "FAILED "))]
    require(shown == [number[:4] for number in begun], "other exercises are shown", shown)


def readers(schemas, junit_schema):
    """By the format's name: a function of the document and the report that raises `Refused`."""

    def schema(name):
        return json.loads((schemas / f"{name}.schema.json").read_text(encoding="utf-8"))

    return {
        "text": text,
        "markdown": markdown,
        "html": html,
        "json": own(schema("workbook-report")),
        "junit": junit(junit_schema),
        "exercism": exercism(schema("exercism-results")),
        "classroom50": classroom50(schema("classroom50-result")),
        "github": github,
    }
