"""Every verdict, found by either framework, in a pipe and on a terminal."""
import re
from dataclasses import dataclass

import answers
from room import CHECK, SOLVED, SPECS, finish

FRAMEWORKS = ("Swift Testing", "XCTest")
SHOWS = "its banner shows that API's notice"
EMPTY = "it accepts an empty notice as an answer"
EACH = "two objects each ask their own API"
IDEA = "The idea: “Seams” in docs/Workbook.docc/HiddenSingletons.md"
STUCK = "Stuck? swift run workbook hint 1.1"
GO_ON = "Go on to 1.2: swift run workbook next"


@dataclass
class Expected:
    """What a verdict must show."""

    code: int
    verdict: str
    last: str
    says: tuple = ()
    spec: str = ""


def expected(verdict, framework):
    is_swift_testing = framework == "Swift Testing"
    named = SHOWS if is_swift_testing else EACH
    stuck = f"{{}} {STUCK}".format
    if verdict == "solved":
        return Expected(0, SOLVED, GO_ON)
    if verdict == "red":
        says = ("The spec gave your object an API, and the banner didn't show the notice exactly as" if is_swift_testing
                else "The given API returned an empty notice, but the banner")
        spec = SHOWS if is_swift_testing else EMPTY
        return Expected(1, stuck(f"Red: 1 of {SPECS} specs fail."), IDEA, (says,), spec)
    if verdict == "does not compile":
        error = ("has no member 'banners'" if is_swift_testing
                 else "'XCTestCase' is ambiguous for type lookup")
        return Expected(
            1, stuck("Does not compile."), stuck("Does not compile."),
            (error, "Leave the specs alone, and change your code"))
    if verdict == "crashed":
        return Expected(
            1, stuck("Crashed: a spec ended the whole program."), IDEA,
            ("It ended the whole program: no room", "A spec must come back to be judged"), named)
    if verdict == "hung":
        return Expected(
            1, stuck("Hung: stopped after 10 s without progress."), IDEA,
            ("This spec was running, and nothing happened any more.", "Look for a loop"), named)
    return Expected(
        2, "Not graded.", "See what it printed: add --verbose.",
        ("Every spec passed, yet the program that ran them reported a failure.",))


VERDICTS = {
    "solved": answers.solved, "red": answers.red, "does not compile": answers.does_not_compile,
    "crashed": answers.crashed, "hung": answers.hung, "not graded": answers.not_graded,
}

# Colours, and the line that says what is being done, which is written over.
OURS = re.compile(r"\x1b\[[0-9;]*m")
TICKER = re.compile(r"\r\x1b\[K[^\n\r]*(?=\r\x1b\[K)|\r\x1b\[K")
CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
# An absolute path: a slash at the start of a word, and one more at least.
ABSOLUTE = re.compile(r"(?<![\w./:@+~-])/[\w.+@-]+(?:/[\w.+@-]*)+")


def look(expect, ended, wanted, on_terminal):
    """Compares one run with what it must show."""
    raw = TICKER.sub("", ended.out) if on_terminal else ended.out + ended.error
    plain = OURS.sub("", raw) if on_terminal else raw
    lines = plain.rstrip("\n").splitlines()
    # Where a line was broken does not matter.
    flat = " ".join(plain.split())

    expect("exit code", ended.code == wanted.code)
    expect("the verdict's line", flat.count(wanted.verdict) == 1)
    expect("last line", bool(lines) and lines[-1] == wanted.last)
    expect("no raw control characters", not CONTROL.search(plain))
    expect("no path of the machine", not ABSOLUTE.search(plain))
    expect("says what is wrong and what to do", all(word in flat for word in wanted.says))
    if on_terminal:
        expect("colours, which are reset", raw != plain and "\x1b[0m" in raw)
    else:
        expect("nothing on standard error", ended.error == "")
    if wanted.spec:
        expect("the spec is named in full", ("✗ " if on_terminal else "") + wanted.spec in lines)


def matrix(room, tally):
    """Six verdicts × two frameworks × two outputs."""
    for verdict, answer in VERDICTS.items():
        for framework in FRAMEWORKS:
            room.write(answer(framework))
            wanted = expected(verdict, framework)
            for on_terminal in (False, True):
                words = ["check", "1.1"] if verdict == "hung" else CHECK
                ended = finish(room.screen(*words) if on_terminal else room.popen(*words))
                where = f"{verdict}, {framework}, {'terminal' if on_terminal else 'pipe'}"
                look(lambda what, is_so: tally.expect(f"{where}: {what}", is_so, ended),
                     ended, wanted, on_terminal)


def terminal(room, tally):
    """An answer reaches for the terminal on which it's graded."""
    room.write(answers.reaching_for_the_terminal())
    screen = room.screen(*CHECK)
    tally.expect("reaching for the terminal: solved", screen.wait_for(f"{SPECS} of {SPECS}"), screen.text)
    tally.expect("reaching for the terminal: it shows keys", screen.shows_keys)
    finish(screen)
    tally.expect("reaching for the terminal: nothing is written", "planted" not in screen.text)
