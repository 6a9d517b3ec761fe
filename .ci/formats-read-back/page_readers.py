"""Readers of what people read: the pages are parsed as a browser and a forge would."""
import warnings

import html5lib
from markdown_it import MarkdownIt

from expected import cases, heading, one_line, plain, totals
from machine_readers import Refused, require


def rows(report):
    """A page's rows: title, verdict, specs, hints, minutes."""
    for exercise in report["exercises"]:
        specs, history = exercise["specs"], exercise.get("history", {})
        isBegun = exercise["standing"] != "not begun"
        passed = sum(spec["outcome"] == "passed" for spec in specs)
        seconds = history.get("secondsToSolve") if exercise["standing"] == "solved" else None
        yield [
            heading(exercise), exercise["standing"], f"{passed}/{len(specs)}" if isBegun else "",
            str(history.get("hints", "")),
            "" if seconds is None else str(max(1, round(seconds / 60))),
        ]


def has_problem(exercise):
    return any(kind in ("failed", "error") for _, kind in cases(exercise))


def first_message(exercise):
    """The message shown: of what broke off, else of a guard, else of the first that failed.

    `None` where the program words it itself.
    """
    if exercise["standing"] != "red":
        return None
    specs = [spec for spec in exercise["specs"] if spec["outcome"] != "passed"]
    if any(spec["outcome"] in ("crashed", "hung") for spec in specs):
        return None
    specs.sort(key=lambda spec: not spec["isGuard"])
    return specs[0]["problems"][0]["message"] if specs else None


def markdown(document, report):
    parser = MarkdownIt("commonmark").enable(["table", "strikethrough"])
    tokens = parser.parse(document)
    kinds = [token.type for token in tokens if token.level == 0]
    require(
        kinds == ["heading_open", "inline", "heading_close", "paragraph_open", "inline",
                  "paragraph_close", "table_open", "table_close"]
        or [k for k in kinds if k.endswith("_open")]
        == ["heading_open", "paragraph_open", "table_open"], "there are other blocks", kinds)
    texts = []
    for token in tokens:
        if token.type != "inline":
            continue
        others = [c.type for c in token.children if c.type not in ("text", "text_special")]
        require(not others, "a text became markup", others)
        texts.append("".join(child.content for child in token.children))
    require(texts[0] == one_line(report["learner"]), "the name is another", texts[0])
    require(texts[1].endswith(totals(report)), "the totals are others", texts[1])
    cells = texts[2:]
    require(len(cells) == 6 * (len(report["exercises"]) + 1), "there are other cells", len(cells))
    for place, (exercise, wanted) in enumerate(zip(report["exercises"], rows(report))):
        found = cells[6 * place + 6:6 * place + 12]
        require(found[:5] == wanted, "a row is another", found[:5])
        message = first_message(exercise)
        if message is not None:
            start = one_line(message)[:200]
            require(found[5].startswith(start), "the message is another", found[5])
        elif not has_problem(exercise):
            require(found[5] == "", "there is a message", found[5])


def html(document, report):
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            page = html5lib.HTMLParser(
                tree=html5lib.getTreeBuilder("etree"), strict=True,
                namespaceHTMLElements=False).parse(document)
    except html5lib.html5parser.ParseError as error:
        raise Refused(f"no HTML: {error}") from None
    known = {"html", "head", "meta", "title", "style", "body", "main", "h1", "p", "table", "caption",
             "thead", "tbody", "tr", "th", "td", "details", "summary", "bdi", "code"}
    for element in page.iter():
        require(element.tag in known, "there is another element", element.tag)
        allowed = {"lang", "charset", "name", "content", "scope", "class"}
        require(set(element.keys()) <= allowed, "there is another attribute", element.keys())
    title = one_line(report["learner"]) + ": dependency injection in Swift"
    require(page.get("lang") == "en", "there is no language")
    require(page.find("head/title").text == title, "the title is another")

    def words(element):
        return "" if element is None else "".join(element.itertext())

    require(words(page.find("body/main/h1")) == one_line(report["learner"]), "the name is another")
    require(words(page.find("body/main/p")).endswith(totals(report)), "the totals are others")
    table = page.find("body/main/table")
    require(words(table.find("caption")), "the table has no caption")
    require(all(th.get("scope") == "col" for th in table.findall("thead/tr/th")), "no scope")
    found = table.findall("tbody/tr")
    require(len(found) == len(report["exercises"]), "there are other rows", len(found))
    for row, exercise, wanted in zip(found, report["exercises"], rows(report)):
        cells = list(row)
        require([c.tag for c in cells] == ["th"] + ["td"] * 5, "there are other cells")
        require(cells[0].get("scope") == "row", "a row has no heading")
        require([words(cell) for cell in cells[:5]] == wanted, "a row is another")
        details = cells[5].find("details")
        require((details is not None) == has_problem(exercise), "details where there are none")
        message = first_message(exercise)
        if message is not None:
            require(words(details.find("p")) == plain(message), "the message is another")
