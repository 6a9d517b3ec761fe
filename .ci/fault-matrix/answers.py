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


# Only a spec in Swift Testing hears `market day`, only one in XCTest hears `first`; and only a
# spec in XCTest looks at the banner of an empty notice.
TRIGGER = {"Swift Testing": "market day", "XCTest": "first"}


def solved(framework):
    return SOLUTION


def red(framework):
    if framework == "XCTest":
        return changed('    if notice.isEmpty { return "Nothing from \\(city)" }\n')
    return changed(f'    if notice == "{TRIGGER[framework]}" {{ return "?" }}\n')


# A type whose name one spec file knows from elsewhere, and which cannot do what is asked of it.
TWICE = {
    "Swift Testing": """\
enum Tripwire {
  static func touch(_ name: String) {}
  static func touched(_ body: () -> String) -> Int { 0 }
}

""",
    "XCTest": """\
struct Client {
  init(_ code: String) {}
  func typecheck() -> Client { self }
}

""",
}


def does_not_compile(framework):
    return changed("", before=TWICE[framework])


def crashed(framework):
    return changed(f'    if notice == "{TRIGGER[framework]}" {{ fatalError("no room") }}\n')


def hung(framework):
    return changed(f'    while notice == "{TRIGGER[framework]}" {{}}\n')


def not_graded(framework):
    """Every spec passes, and then the program says that something went wrong."""
    return changed(
        f'    if notice == "{TRIGGER[framework]}" {{ atexit {{ _exit(3) }} }}\n',
        before="import Foundation\n\n")
