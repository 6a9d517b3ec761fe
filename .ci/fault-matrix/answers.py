"""Answers to exercise 1.1, one for each verdict and the framework that finds it."""
from common import ROOT
from room import KEY

SOLUTION = {path.name: path.read_text() for path in (ROOT / "Solutions" / KEY).glob("*.swift")}
HEAD = "  func banner(for city: String) -> String {\n    let notice = api.notice(for: city)\n"


def changed(lines, before=""):
    """Our answer with lines of its own behind the call of the API, and some at its start."""
    text = SOLUTION["InheritedObject.swift"]
    assert HEAD in text
    return {**SOLUTION, "InheritedObject.swift": before + text.replace(HEAD, HEAD + lines)}


# Only a spec in Swift Testing hears of a market, only one in XCTest hears `first`; and only a
# spec in XCTest looks at the banner of an empty notice.
TRIGGER = {"Swift Testing": r"market day\nall week", "XCTest": "first"}


def solved(framework):
    return SOLUTION


def red(framework):
    if framework == "XCTest":
        return changed('    if notice.isEmpty { return "Nothing from \\(city)" }\n')
    return changed(f'    if notice == "{TRIGGER[framework]}" {{ return "?" }}\n')


def does_not_compile(framework):
    """Our answer without what one spec file calls, or with a type that it knows from elsewhere."""
    if framework == "XCTest":
        return changed("", before="class XCTestCase {}\n\n")
    callers = SOLUTION["Callers.swift"]
    assert "func banners(" in callers
    return {**SOLUTION, "Callers.swift": callers.replace("func banners(", "func texts(")}


def crashed(framework):
    return changed(f'    if notice == "{TRIGGER[framework]}" {{ fatalError("no room") }}\n')


def hung(framework):
    return changed(f'    while notice == "{TRIGGER[framework]}" {{}}\n')


def reaching_for_the_terminal():
    """Our answer, which writes to the terminal and has it show no keys, if it can."""
    return changed("""    let terminal = open("/dev/tty", O_RDWR)
    if terminal >= 0 {
      write(terminal, "planted", 7)
      var mode = termios()
      tcsetattr(terminal, TCSANOW, &mode)
    }
""", before="import Foundation\n\n")


def not_graded(framework):
    """Every spec passes, and then the program says that something went wrong."""
    return changed(
        f'    if notice == "{TRIGGER[framework]}" {{ atexit {{ _exit(3) }} }}\n',
        before="import Foundation\n\n")
