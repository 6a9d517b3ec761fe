"""One reader for each format: by a schema, or with a program that consumes it."""
import json
import re
import warnings

import html5lib
import jsonschema
import junitparser
from lxml import etree
from markdown_it import MarkdownIt

# Controls, those that turn the direction of a text, and code points that stand for no character.
CONTROLS = re.compile(
    "[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufdd0-\ufdef\ufffe\uffff]")
HTML = set("""html head meta title style body main h1 p table caption thead tbody tr th td details
    summary bdi code""".split())


class Refused(Exception):
    """A document is not what it should be."""


def require(holds, words, found=None):
    if not holds:
        raise Refused(words if found is None else f"{words}: {str(found)[:300]!r}")


def one_line(text):
    """The text as a document may hold it in a line: without control characters."""
    return " ".join(CONTROLS.sub("\ufffd", text.replace("\r", "\n")).split())


def totals(report):
    """The last line of a run."""
    standings = [exercise["standing"] for exercise in report["exercises"]]
    solved, waiting = standings.count("solved"), standings.count("not begun")
    words = f"{solved} passed, {len(standings) - solved - waiting} failed"
    return words + (f", {waiting} skipped" if waiting else "")


def passing(report):
    """How many specs count as passed. Those of what was not judged don't."""
    return sum(
        spec["outcome"] == "passed" for exercise in report["exercises"]
        if exercise["standing"] not in ("does not compile", "not graded", "not begun")
        for spec in exercise["specs"])


def standings(report):
    return [exercise["standing"] for exercise in report["exercises"]]


def parsed(document, schema):
    """The document, if it keeps to the schema."""
    try:
        value = json.loads(document)
        jsonschema.Draft202012Validator(schema).validate(value)
    except (ValueError, jsonschema.ValidationError) as error:
        raise Refused(str(error)[:300]) from None
    return value


def own(schema):
    return lambda document, report: parsed(document, schema)


def exercism(schema):
    def read(document, report):
        value = parsed(document, schema)
        passed = [test["status"] for test in value["tests"]].count("pass")
        require(passed == passing(report), "other specs pass", passed)
        is_pass = standings(report) == ["solved"] and passed > 0
        require((value["status"] == "pass") == is_pass, "a pass that is none")

    return read


def classroom50(schema):
    def read(document, report):
        value = parsed(document, schema)
        passed = [test["passed"] for test in value["tests"]].count(True)
        require(passed == passing(report), "other specs pass", passed)
        for key in ("score", "max-score"):
            require(value[key] == sum(test[key] for test in value["tests"]), f"{key} is wrong")
        require(value["owner"] == one_line(report["learner"]), "the owner is another")

    return read


def junit(path):
    schema = etree.XMLSchema(etree.parse(str(path)))

    def read(document, report):
        try:
            schema.assertValid(etree.fromstring(document.encode()))
            suites = list(junitparser.JUnitXml.fromstring(document.encode()))
        except (etree.LxmlError, ValueError) as error:
            raise Refused(str(error)[:300]) from None
        require(len(suites) == len(report["exercises"]), "other suites", len(suites))
        passed = 0
        for suite in suites:
            said = [suite.tests, suite.failures, suite.errors, suite.skipped]
            suite.update_statistics()
            counts = [suite.tests, suite.failures, suite.errors, suite.skipped]
            require(said == counts, "the suite's counts are wrong", said)
            passed += sum(not case.result for case in suite)
        require(passed == passing(report), "other specs pass", passed)

    return read


def github(document, report):
    """Reads a line as the runner of GitHub Actions does: it looks for the first `::` behind the
    name and the properties, and splits these at the commas."""
    *lines, last, end = document.split("\n")
    require(last == totals(report) and end == "", "the totals are others", last)
    for line in lines:
        head, marks, _ = line[2:].partition("::")
        require(line.startswith("::") and marks, "the runner sees no command", line)
        name, _, rest = head.partition(" ")
        require(name in ("error", "warning", "notice"), "the command is another", line)
        keys = [key for key, sign, value in (part.partition("=") for part in rest.split(","))
                if sign and value]
        known = len(set(keys)) == rest.count(",") + 1 and set(keys) <= {"title", "file", "line"}
        require(known, "the properties are others", line)
    wrong = sum(standing not in ("solved", "not begun") for standing in standings(report))
    errors = sum(line.startswith("::error ") for line in lines)
    require(errors >= wrong, "an exercise has no annotation", errors)


def markdown(document, report):
    tokens = MarkdownIt("commonmark").enable(["table", "strikethrough"]).parse(document)
    blocks = [t.type for t in tokens if t.level == 0 and t.type.endswith("_open")]
    require(blocks == ["heading_open", "paragraph_open", "table_open"], "other blocks", blocks)
    texts = []
    for token in tokens:
        if token.type == "inline":
            # An empty comment keeps an @ from a name, so that nobody is mentioned.
            words = [child for child in token.children if child.content != "<!-- -->"]
            others = [c.type for c in words if c.type not in ("text", "text_special")]
            require(not others, "a text became markup", others)
            texts.append("".join(child.content for child in words))
    require(texts[0] == one_line(report["learner"]), "the name is another", texts[0])
    require(texts[1].endswith(totals(report)), "the totals are others", texts[1])
    require(texts[9::6] == standings(report), "the verdicts are others", texts[9::6])


def html(document, report):
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            page = html5lib.HTMLParser(
                tree=html5lib.getTreeBuilder("etree"), strict=True,
                namespaceHTMLElements=False).parse(document)
    except html5lib.html5parser.ParseError as error:
        raise Refused(f"no HTML: {error}") from None
    for element in page.iter():
        require(element.tag in HTML, "there is another element", element.tag)
        allowed = {"lang", "charset", "name", "content", "scope", "class"}
        require(set(element.keys()) <= allowed, "there is another attribute", element.keys())
    name = "".join(page.find("body/main/h1").itertext())
    require(name == one_line(report["learner"]), "the name is another", name)
    found = [row[1].text for row in page.findall("body/main/table/tbody/tr")]
    require(found == standings(report), "the verdicts are others", found)


def readers(schemas, junit_schema):
    """By the format's name: a function of the document and the report that raises `Refused`."""

    def schema(name):
        value = json.loads((schemas / f"{name}.schema.json").read_text(encoding="utf-8"))
        jsonschema.Draft202012Validator.check_schema(value)
        return value

    return {
        "json": own(schema("workbook-report")), "markdown": markdown, "html": html,
        "junit": junit(junit_schema), "exercism": exercism(schema("exercism-results")),
        "classroom50": classroom50(schema("classroom50-result")), "github": github,
    }
