"""Every verdict, found by either framework, plain and verbose, in a pipe and on a terminal."""

import re

import answers
from room import CHECK, KEY, ROOT

TABLE = "verdict"
SPECS = f"Tests/Specs/{KEY}"
OWN = f"Exercises/{KEY}/InheritedObject.swift"
FILES = {
    "Swift Testing": f"{SPECS}/InheritedObjectSpecs.swift",
    "XCTest": f"{SPECS}/InheritedObjectXCTests.swift",
}
# The order of the brief's “Done when”.
SENTENCES = [
    "it asks the API it was given",
    "its banner shows that API's notice",
    "it accepts an empty notice as an answer",
    "given an API, it never calls NetworkAPI.shared",
    "two objects each ask their own API",
    "keeps old callers on NetworkAPI.shared",
    "keeps the call InheritedObject without arguments",
    "keeps the outside world as it is",
]
SHOWS = "its banner shows that API's notice"
EMPTY = "it accepts an empty notice as an answer"
EACH = "two objects each ask their own API"
IDEA = "The idea: “Seams” in docs/Workbook.docc/HiddenSingletons.md"
STUCK = "Stuck? swift run workbook hint 1.1"
GO_ON = "Go on to 1.2: swift run workbook next"


class Expected:
    """What a verdict must show."""

    def __init__(self, code, verdict, last, spec=None, mark=None, says=(), place=None, specs=True):
        self.code = code
        self.verdict = verdict
        self.last = last
        self.spec = spec
        self.mark = mark
        self.says = says
        self.place = place
        self.specs = specs


def expected(room, verdict, framework):
    """Call it while the answer is in place: the places are looked up in it."""
    specs = room.folder / FILES[framework]
    by_swift_testing = framework == "Swift Testing"
    named = SHOWS if by_swift_testing else EACH
    if verdict == "solved":
        return Expected(0, "Solved: 8 of 8 specs pass.", GO_ON)
    if verdict == "red":
        line = (
            answers.line_of(specs, "func `its banner", "#expect(") if by_swift_testing
            else answers.line_of(specs, "func testItAcceptsAnEmpty", "XCTAssertEqual("))
        says = (
            ["The banner must show what the API you were given answered."] if by_swift_testing
            else ["The API you were given had no notice.", "found: Nothing from Ghent"])
        return Expected(
            1, f"Red: 1 of 8 specs fail. {STUCK}", IDEA, SHOWS if by_swift_testing else EMPTY,
            "FAILED", says, f"{FILES[framework]}:{line}")
    if verdict == "does not compile":
        part = "names" if by_swift_testing else "isAccepted"
        line = answers.line_of(specs, f".{part}")
        return Expected(
            1, f"Does not compile. {STUCK}", f"Does not compile. {STUCK}", specs=False,
            says=[f"has no member '{part}'", "Leave the specs alone, and change your code"],
            place=f"{FILES[framework]}:{line}")
    if verdict == "crashed":
        return Expected(
            1, f"Crashed: a spec ended the whole program. {STUCK}", IDEA, named, "CRASHED",
            ["It ended the whole program: no room", "A spec must come back to be judged"],
            f"{OWN}:{answers.line_of(room.answer, 'fatalError')}")
    if verdict == "hung":
        return Expected(
            1, f"Hung: stopped after 10 s without progress. {STUCK}", IDEA, named, "HUNG",
            ["This spec was running, and nothing happened any more.", "Look for a loop"])
    return Expected(
        2, "Not graded.", "See what it printed: add --verbose.",
        says=["Every spec passed, yet the program that ran them reported a failure."])


VERDICTS = {
    "solved": answers.solved,
    "red": answers.red,
    "does not compile": answers.does_not_compile,
    "crashed": answers.crashed,
    "hung": answers.hung,
    "not graded": answers.not_graded,
}

# Colours, and the line that says what is being done, which is written over.
OURS = re.compile(r"\x1b\[[0-9;]*m")
TICKER = re.compile(r"\r\x1b\[K[^\n\r]*(?=\r\x1b\[K)|\r\x1b\[K")
CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
# An absolute path: a slash at the start of a word, and one more at least.
ABSOLUTE = re.compile(r"(?<![\w./:@+~-])/[\w.+@-]+(?:/[\w.+@-]*)+")


def flat(text):
    """The text with its line ends as spaces: where a line was broken does not matter."""
    return " ".join(text.split())


def look(tally, cell, ended, wanted, room, on_terminal, is_verbose):
    """Compares one run with what it must show."""
    def expect(what, is_so):
        tally.expect(cell, what, is_so, ended)

    raw = TICKER.sub("", ended.out) if on_terminal else ended.text
    plain = OURS.sub("", raw) if on_terminal else raw
    lines = plain.rstrip("\n").splitlines()

    expect("exit code", ended.code == wanted.code)
    expect("the verdict's line", flat(plain).count(wanted.verdict) == 1)
    expect("last line", bool(lines) and lines[-1] == wanted.last)
    expect("no raw control characters", not CONTROL.search(plain))
    if on_terminal:
        expect("colours are reset", plain == raw or raw.rstrip().count("\x1b[0m") > 0)
        expect("the verdict is coloured", raw != plain)
    else:
        expect("nothing on standard error", ended.error == "")

    expect("says what is wrong and what to do", all(word in flat(plain) for word in wanted.says))
    if wanted.place:
        expect("place", any(line.strip() == wanted.place for line in lines))
    if wanted.specs:
        expect("every spec has its line", marks(lines, on_terminal) == expected_marks(wanted))
    else:
        expect("no spec is said to have run", marks(lines, on_terminal) == [])
    if wanted.spec:
        heading = ("✗ " if on_terminal else "") + wanted.spec
        expect("the spec is named in full", heading in lines)

    paths = set(ABSOLUTE.findall(plain))
    outside = {path for path in paths if not path.startswith(str(room.folder))}
    if is_verbose:
        # The compiler's and the specs' own words are shown as they are.
        expect("shows what the specs printed", not wanted.specs or "Test Suite" in plain)
        expect("no home or temporary path", not [p for p in outside if "/workbook-" in p])
    else:
        expect("no path of the machine", not paths)


def marks(lines, on_terminal):
    """What the list says of each spec: (mark, sentence)."""
    pattern = r"  ([✓✗·]) (.*)" if on_terminal else r"  (passed |FAILED |CRASHED|HUNG   ) (.*)"
    found = [re.fullmatch(pattern, line) for line in lines]
    pairs = [(match[1].strip(), re.sub(r"  \(\w+\)$", "", match[2])) for match in found if match]
    words = {"✓": "passed", "✗": "failed", "·": "not run"}
    return [(words.get(mark, "passed" if mark == "passed" else "failed"), sentence)
            for mark, sentence in pairs if sentence in SENTENCES]


def expected_marks(wanted):
    return [("failed" if sentence == wanted.spec else "passed", sentence)
            for sentence in SENTENCES]


def matrix(room, tally):
    """Six verdicts × two frameworks × two × two."""
    for verdict, answer in VERDICTS.items():
        for framework in FILES:
            room.write(answer(framework))
            wanted = expected(room, verdict, framework)
            for is_verbose in (False, True):
                for on_terminal in (False, True):
                    words = ["check", "1.1"] if verdict == "hung" else CHECK
                    words = words + ["--verbose"] * is_verbose
                    ended = room.run_on_terminal(*words) if on_terminal else room.run(*words)
                    column = ("terminal" if on_terminal else "pipe") + " --verbose" * is_verbose
                    cell = (TABLE, f"{verdict}, {framework}", column)
                    look(tally, cell, ended, wanted, room, on_terminal, is_verbose)
