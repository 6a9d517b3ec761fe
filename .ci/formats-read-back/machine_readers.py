"""Readers of what other programs read."""
import json

import jsonschema
import junitparser
from lxml import etree

from expected import cases, heading, one_line, plain, totals


class Refused(Exception):
    """A document is not what it should be."""


def require(holds, words, found=None):
    if not holds:
        raise Refused(words if found is None else f"{words}: {str(found)[:300]!r}")


def parsed(document, schema):
    """The document, if it keeps to the schema."""
    try:
        value = json.loads(document)
        jsonschema.Draft202012Validator(schema).validate(value)
    except (ValueError, jsonschema.ValidationError) as error:
        raise Refused(str(error)[:300]) from None
    return value


def own(schema):
    jsonschema.Draft202012Validator.check_schema(schema)

    def read(document, report):
        require(parsed(document, schema) == report, "it is not what was written")

    return read


def exercism(schema):
    jsonschema.Draft202012Validator.check_schema(schema)
    words = {"passed": "pass", "failed": "fail", "error": "error", "skipped": "error"}

    def read(document, report):
        value = parsed(document, schema)
        exercise = report["exercises"][0]
        wanted = [(name, words[kind]) for name, kind in cases(exercise)]
        found = [(test["name"], test["status"]) for test in value["tests"]]
        require(found == wanted, "the tests are others", found)
        isPass = all(status == "pass" for _, status in wanted)
        isError = all(status == "error" for _, status in wanted)
        status = "pass" if isPass else "error" if isError else "fail"
        require(value["status"] == status, "the status is another", value["status"])
        require(status != "pass" or exercise["standing"] == "solved", "a pass that is none")
        if exercise["key"].startswith("01-") and exercise["title"] == "Hidden inputs":
            codes = [test.get("test_code") for test in value["tests"]]
            require(all(codes), "a spec's code was not found", codes)
            require(all(code.count("{") == code.count("}") for code in codes), "code was cut")
        for error in exercise["errors"] if status == "error" else []:
            require(plain(error["message"]) in value["message"], "an error is missing")

    return read


def classroom50(schema):
    jsonschema.Draft202012Validator.check_schema(schema)

    def read(document, report):
        value = parsed(document, schema)
        wanted = [
            (one_line(f"{exercise['number']} {name}"), kind == "passed")
            for exercise in report["exercises"] for name, kind in cases(exercise)
        ]
        found = [(test["test-name"], test["passed"]) for test in value["tests"]]
        require(found == wanted, "the tests are others", found)
        require(value["score"] == sum(t["score"] for t in value["tests"]), "the score is wrong")
        require(
            value["max-score"] == sum(t["max-score"] for t in value["tests"]),
            "the highest score is wrong")
        require(value["owner"] == one_line(report["learner"]), "the owner is another")

    return read


def junit(path):
    schema = etree.XMLSchema(etree.parse(str(path)))
    names = {"failed": junitparser.Failure, "error": junitparser.Error,
             "skipped": junitparser.Skipped}

    def counts(suite):
        return [suite.tests, suite.failures, suite.errors, suite.skipped]

    def read(document, report):
        try:
            schema.assertValid(etree.fromstring(document.encode()))
            suites = list(junitparser.JUnitXml.fromstring(document.encode()))
        except (etree.LxmlError, ValueError) as error:
            raise Refused(str(error)[:300]) from None
        require(
            [suite.name for suite in suites] == [heading(e) for e in report["exercises"]],
            "the suites are others")
        for suite, exercise in zip(suites, report["exercises"]):
            wanted = cases(exercise)
            found = [(case.name, case.result) for case in suite]
            require([n for n, _ in found] == [one_line(n) for n, _ in wanted],
                    "the cases are others", found)
            for (_, kind), (name, results) in zip(wanted, found):
                kinds = [names[kind]] if kind in names else []
                require([type(r) for r in results] == kinds, f"{name!r} is not {kind}", results)
            require(abs(suite.time - exercise["seconds"]) < 0.001, "the time is another")
            said = counts(suite)
            suite.update_statistics()
            require(said == counts(suite), "the suite's counts are wrong", said)
        root = etree.fromstring(document.encode())
        for name, index in [("tests", 0), ("failures", 1), ("errors", 2)]:
            require(int(root.get(name)) == sum(counts(suite)[index] for suite in suites),
                    f"the count of {name} is wrong")
        seconds = sum(exercise["seconds"] for exercise in report["exercises"])
        require(abs(float(root.get("time")) - seconds) < 0.01, "the time is another")
        wanted = [
            plain(spec["problems"][0]["message"])
            for exercise in report["exercises"]
            if exercise["standing"] in ("red", "crashed", "hung")
            for spec in exercise["specs"] if spec["outcome"] == "failed"
        ]
        found = [element.text or "" for element in root.iter("failure")]
        require(len(found) == len(wanted) and all(f.startswith(w) for f, w in zip(found, wanted)),
                "a message is another")

    return read


# What the runner of GitHub Actions does with a line that it takes for a command: it looks for the
# first `::` behind the name and the properties, splits these at the commas, and undoes the escapes
# one after the other, the per cent sign last.
def command(line):
    head, marks, message = line[2:].partition("::")
    require(line.startswith("::") and marks, "the runner sees no command", line)
    name, _, rest = head.partition(" ")
    properties = {}
    for part in rest.split(","):
        key, sign, value = part.partition("=")
        require(sign and value, "a property has no value", line)
        properties[key] = unescaped(value, {"%3A": ":", "%2C": ","})
    return name, properties, unescaped(message, {})


def unescaped(words, more):
    for code, sign in {"%0D": "\r", "%0A": "\n", **more, "%25": "%"}.items():
        words = words.replace(code, sign)
    return words


def github(document, report):
    lines = document.split("\n")
    require(lines.pop() == "", "the last line has no end")
    require(lines.pop() == totals(report), "the totals are others")
    commands = [command(line) for line in lines]
    wanted = [annotation for e in report["exercises"] for annotation in annotations(e)]
    require([name for name, _, _ in commands] == [name for name, *_ in wanted],
            "the commands are others", [name for name, _, _ in commands])
    for (_, properties, message), (_, title, problem) in zip(commands, wanted):
        require(properties.get("title", "").startswith(title), "the title is another", properties)
        if not problem:
            continue
        require(message.startswith(plain(problem["message"])), "the message is another", message)
        path = one_line(problem.get("path", ""))
        require(properties.get("file", "") == path, "the file is another", properties)
        line = str(problem.get("line", 0)) if path else "0"
        require(properties.get("line", "0") == line, "the line is another", properties)


def annotations(exercise):
    """The command's name, the title's start and the problem, for all that should be annotated."""
    title, standing = heading(exercise), exercise["standing"]
    rows = [("warning", title, {"message": note}) for note in exercise["notes"]]
    if standing == "not begun" or standing == "solved" and exercise["specs"]:
        return rows
    if standing in ("does not compile", "not graded"):
        errors = exercise["errors"] or [None]
        return rows + [("error", title, error) for error in errors]
    wrong = [s for s in exercise["specs"] if s["outcome"] not in ("passed", "did not run")]
    if not wrong:
        return rows + [("error", title, None)]
    return rows + [
        ("error", title, problem and said(spec, problem))
        for spec in wrong for problem in spec["problems"] or [None]
    ]


def said(spec, problem):
    """The problem with the program's words on a crash."""
    if spec["outcome"] != "crashed":
        return problem
    return {**problem, "message": f"It ended the whole program: {problem['message']}"}
