"""Ways to damage a document, each of which its reader must notice.

A damage that changes nothing does not count; each must have been possible in one report at least.
"""
import re


class Damages(dict):
    """By the format's name: words, and a function of the document."""

    done = set()

    @property
    def all(self):
        return {(kind, words) for kind, damages in self.items() for words, _ in damages}


def swap(old, new):
    return lambda text: text.replace(old, new, 1)


def pattern(old, new):
    return lambda text: re.sub(old, new, text, count=1, flags=re.DOTALL)


half = ("cut in the middle", lambda text: text[: len(text) // 2])
not_escaped = ("with a sign that is not escaped", swap("&lt;", "<"))

DAMAGES = Damages(
    text=[
        half,
        ("with other totals", pattern(r"\d+ passed", "99 passed")),
        ("with a line that is too wide", swap("specs", "specs" * 20)),
        ("with a colour", swap("FAILED", "\x1b[31mFAILED")),
        ("with a row less", pattern(r"FAILED[^\n]*\n", "")),
    ],
    markdown=[
        half,
        ("with a cell more", swap(" | red |", " | red | red |")),
        ("with a row less", pattern(r"\n\| 1\.2[^\n]*", "")),
        ("with markup in a text", lambda text: text.replace("\\`", "`")),
        ("with a tag in a text", pattern(r"&lt;b&gt;", "<b>")),
        ("with a bar that is not escaped", lambda text: text.replace("\\|pipe\\|", "|pipe|")),
        ("with a link in a text", swap("\\[a\\]\\(b\\)", "[a](b)")),
    ],
    html=[
        half,
        ("with a tag in the name", swap("<bdi>&lt;b&gt;", "<bdi><b>")),
        ("with a tag in a message", pattern(r"(<p><bdi>[^<]*)&lt;script&gt;", r"\1<script>")),
        ("with a script", swap("</main>", "<script>alert()</script></main>")),
        ("with an address", swap("<h1>", '<h1 style="background: url(//a)">')),
        ("with a row less", pattern(r"<tr class=\"solved\">.*?</tr>", "")),
        ("with another verdict", swap("<td>red</td>", "<td>solved</td>")),
        ("without a caption", pattern(r"<caption>.*?</caption>", "")),
        ("with a control character", swap("</h1>", "\x01</h1>")),
        ("without a doctype", swap("<!DOCTYPE html>", "")),
    ],
    json=[
        half,
        ("with another version", pattern(r'"version" : 1', '"version" : 2')),
        ("with an unknown standing", swap('"red"', '"green"')),
        ("with an outcome less", pattern(r'"outcome" : "\w+",', "")),
        ("with another name", pattern(r'"learner" : "', '"learner" : "x')),
        ("with an unknown key", swap('"format"', '"colour" : "red", "format"')),
    ],
    junit=[
        half,
        not_escaped,
        ("with a control character", swap("<testcase", "\x01<testcase")),
        ("with a wrong count of tests", pattern(r'tests="\d+"', 'tests="999"')),
        ("with a wrong count in a suite", pattern(r'(<testsuite [^>]*failures=")\d+', r"\g<1>77")),
        ("with a case less", pattern(r"    <testcase [^>]*/>\n", "")),
        ("with a failure that is a pass", pattern(r"<failure .*?</failure>", "")),
        ("with an error that is skipped", pattern(r"<error (.*?)</error>", r"<skipped \1</skipped>")),
        ("with an attribute that the schema has not", swap("<testcase ", '<testcase line="1" ')),
        ("with an element that the schema has not", swap("<properties>", "<note/><properties>")),
        ("with a time that is none", pattern(r'time="[\d.]+"', 'time="soon"')),
    ],
    exercism=[
        half,
        ("with another version", swap('"version" : 3', '"version" : 2')),
        ("as a pass", pattern(r'"status" : "(fail|error)",\n  "tests"', r'"status" : "pass",\n  "tests"')),
        ("with a spec that passes", pattern(r'"status" : "(fail|error)"(?=\s*[,}]\s*\n?\s*("test_code|}))', '"status" : "pass"')),
        ("with a spec less", pattern(r'"tests" : \[\s*\{.*?\n    \},', '"tests" : [')),
        ("with too much output", pattern(r'"output" : "', '"output" : "' + "x" * 501)),
        ("without a message", pattern(r'^\{\n  "message" : ".*?",\n', '{\n  "message" : null,\n')),
        ("with a task's name for its number", swap('"name"', '"task_id" : "one", "name"')),
    ],
    classroom50=[
        half,
        ("with another schema", swap("result/v1", "result/v2")),
        ("with a better score", pattern(r'("score" : )\d+(,\n  "submission")', r"\g<1>998\2")),
        ("with a spec that passes", swap('"passed" : false', '"passed" : true')),
        ("with a score that is no number", pattern(r'"score" : (\d)', r'"score" : "\1"')),
        ("without its tag", swap("submit/", "tag/")),
        ("without a name", pattern(r'"test-name" : "[^"]+"', '"test-name" : ""')),
        ("without tests", pattern(r'"tests" : \[.*\]', '"tests" : []')),
        ("with another owner", pattern(r'"owner" : "', '"owner" : "x')),
    ],
    github=[
        half,
        ("with other totals", pattern(r"\d+ passed", "99 passed")),
        ("with a line's end in a message", swap("%0A", "\n")),
        ("with a comma that is not escaped", swap("%2C", ",")),
        ("with a colon that is not escaped", lambda text: text.replace("%3A", ":").replace(": ", "::", 1)),
        ("with a per cent sign that is not escaped", swap("%250A", "%0A")),
        ("with another line", pattern(r",line=(\d+)", r",line=9\1")),
        ("with another file", swap("file=", "file=x")),
        ("with an annotation less", pattern(r"::error [^\n]*\n", "")),
        ("with another command", swap("::error ", "::debug ")),
    ],
)
