"""What must hold of a class page, whoever is in the class."""
import base64
import hashlib
import re
from contextlib import contextmanager

from axe_playwright_python.sync_playwright import Axe

from browser import OpenPage, Variant
from class_reports import names
from looks import width_problems

SIZES = {"projector": (1920, 1080), "phone": (400, 800)}
WCAG = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]}
AXE = {"runOnly": WCAG, "resultTypes": ["violations"]}


def check(page, learners, browser, report, screenshots):
    report.check(f"{learners} learners", "policy", policy_problems(page.read_text()))
    for scheme in ("light", "dark"):
        for device in SIZES:
            variant = Variant(scheme, device)
            where = f"{learners} learners ({scheme}, {device})"
            with open_page(page, browser, variant) as opened:
                report.check(where, "names", name_problems(opened, learners))
                report.check(where, "width", width_problems(opened))
                report.check(where, "scheme", scheme_problems(opened))
                report.check(where, "sorting by mouse", mouse_problems(opened))
                report.check(where, "sorting by keyboard", keyboard_problems(opened))
                if learners < 100:  # A bigger class has more of the same.
                    report.check(where, "accessibility", violations(opened))
                    report.check(where, "contrast", contrast_problems(opened))
                    report.check(where, "sideways", sideways_problems(opened))
                report.check(where, "requests", opened.requests)
                report.check(where, "console", opened.messages)
            if screenshots:
                take_screenshots(page, browser, variant, screenshots, learners)
    with open_page(page, browser, Variant("light", "projector"), script=False) as opened:
        where = f"{learners} learners without a script"
        report.check(where, "names", name_problems(opened, learners))
        report.check(where, "buttons", (
            f"“{text}” does nothing without the script." for text in
            opened.tab.locator("button:visible").all_inner_texts()
        ))


def policy_problems(html):
    """The page names its one style and its one script by their digests."""
    for tag in ("style", "script"):
        text = re.search(f"<{tag}>(.*?)</{tag}>", html, re.DOTALL)[1]
        digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
        if f"{tag}-src 'sha256-{digest}'" not in html:
            yield f"ClassPage+Policy.swift must say: {tag}Digest = \"{digest}\""


@contextmanager
def open_page(page, browser, variant, script=True):
    width, height = SIZES[variant.device]
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=variant.scheme,
        reduced_motion="reduce", java_script_enabled=script,
    )
    try:
        opened = OpenPage(context.new_page(), variant)
        opened.requests = []
        opened.tab.on("request", lambda request: opened.requests.append(f"It asks for {request.url}"))
        opened.tab.goto(page.as_uri(), wait_until="load")
        opened.requests.pop(0)  # For the page itself.
        yield opened
    finally:
        context.close()


def take_screenshots(page, browser, variant, folder, learners):
    folder.mkdir(parents=True, exist_ok=True)
    ending = f"{learners}-{variant.device}-{variant.scheme}.png"
    with open_page(page, browser, variant) as opened:
        for part in ("stuck", "matrix", "specs", "exercises"):
            opened.tab.locator(f"#{part}").evaluate("part => part.scrollIntoView()")
            opened.tab.screenshot(path=folder / f"{part}-{ending}")


def shown(name):
    """A name as the page shows it."""
    plain = "".join("\ufffd" if letter in "\u202e\u0000\u0007" else letter for letter in name)
    return plain or "(no name)"


def name_problems(opened, learners):
    rows = opened.tab.locator("#matrix tbody tr")
    if rows.count() != learners:
        yield f"{rows.count()} rows are there, and not {learners}."
    found = set(opened.tab.locator("#matrix .name").all_text_contents())
    for name in names(learners):
        if shown(name) not in found:
            yield f"“{shown(name)[:60]}” is not shown as it was given."
    if opened.tab.title() != "Where the class stands":
        yield f"A name ran as a script: the title is {opened.tab.title()}."
    if opened.tab.locator("img, iframe, main script, main a[href^=javascript]").count():
        yield "A name became a part of the page."


def scheme_problems(opened):
    """The browser's scheme at first; the button turns it round, and back."""
    for scheme in (opened.variant.scheme, OTHER[opened.variant.scheme], opened.variant.scheme):
        ground = opened.tab.evaluate("() => getComputedStyle(document.body).backgroundColor")
        is_light = ground == "rgb(255, 255, 255)"
        if is_light != (scheme == "light"):
            yield f"The ground is {ground}, and not {scheme}."
        opened.tab.locator("#theme").click()
    opened.tab.locator("#theme").click()


OTHER = {"light": "dark", "dark": "light"}


def column(opened, at):
    """The values of a column of the big table, as they are sorted by, from the top."""
    return opened.tab.evaluate(
        """at => [...document.querySelectorAll("#matrix-table tbody tr")]
          .map(row => Number(row.cells[at].dataset.v ?? row.cells[at].textContent))""",
        at,
    )


def sorted_problems(opened, at, order):
    head = opened.tab.locator("#matrix-table thead th").nth(at)
    if head.get_attribute("aria-sort") != order:
        yield f"aria-sort is {head.get_attribute('aria-sort')}, and not {order}."
    if opened.tab.locator("#matrix-table [aria-sort]").count() != 1:
        yield "More than one column says that it is sorted by."
    values = column(opened, at)
    if values != sorted(values, reverse=order == "descending"):
        yield f"Column {at + 1} is not {order}: {values[:12]}"
    said = opened.tab.locator("#said").text_content()
    if f", {order}." not in said:
        yield f"The order is not said aloud: “{said}”."


def mouse_problems(opened):
    for at in (1, 12):
        button = opened.tab.locator("#matrix-table thead button").nth(at)
        for order in ("descending", "ascending"):
            button.click()
            yield from sorted_problems(opened, at, order)


def keyboard_problems(opened):
    """Tab leads from head to head; Space and Enter sort; the focus stays where it was."""
    opened.tab.locator("#matrix-table thead button").nth(1).focus()
    opened.tab.keyboard.press("Tab")
    opened.tab.keyboard.press("Tab")
    at = 3
    for key, order in (("Space", "descending"), ("Enter", "ascending")):
        opened.tab.keyboard.press(key)
        yield from sorted_problems(opened, at, order)
        focus = opened.tab.evaluate(
            "() => document.activeElement.closest('th')?.cellIndex ?? document.activeElement.tagName"
        )
        if focus != at:
            yield f"After {key}, the focus is at {focus}."
    if not opened.tab.locator("#matrix-table thead .tip").first.is_visible():
        yield "One does not see the title of the exercise that has the focus."
    opened.tab.keyboard.press("Home")
    opened.tab.evaluate("() => { document.activeElement.blur(); scrollTo(0, 0); }")
    opened.tab.locator("body").evaluate("body => { body.tabIndex = -1; body.focus(); }")
    opened.tab.locator("body").evaluate("body => body.removeAttribute('tabindex')")


def sideways_problems(opened):
    """The big table moves sideways by the arrow keys, and the names stay in view."""
    region = opened.tab.locator("#matrix .wide")
    region.focus()
    for _ in range(30):
        opened.tab.keyboard.press("ArrowRight")
    opened.tab.wait_for_function(
        "() => document.querySelector('#matrix .wide').scrollLeft > 100", timeout=10_000
    )
    left = region.evaluate("region => region.getBoundingClientRect().left")
    names_left = opened.tab.locator("#matrix .name").first.bounding_box()["x"]
    if not left <= names_left < left + 60:
        yield f"The names moved out of view: they begin at {names_left:.0f}, the table at {left:.0f}."


def violations(opened):
    for violation in Axe().run(opened.tab, None, AXE).response["violations"]:
        for node in violation["nodes"][:3]:
            reasons = [reason["message"] for reason in node["any"] + node["all"] + node["none"]]
            yield f"{violation['id']}: {node['html'][:200]}\n{'; '.join(reasons)}"
        yield f"{len(violation['nodes'])} of them. See {violation['helpUrl']}"


# Axe judges no text of one letter, and nothing that is out of view.
CONTRASTS = """() => {
  const numbers = colour => colour.match(/[\\d.]+/g).map(Number);
  const light = colour => numbers(colour).slice(0, 3)
    .map(part => part / 255)
    .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at], 0);
  const ground = element => {
    const colour = getComputedStyle(element).backgroundColor;
    return numbers(colour)[3] === 0 ? ground(element.parentElement) : colour;
  };
  const cells = document.querySelectorAll("tbody td, tbody th, thead button, .key, .key small");
  const found = new Map();
  for (const cell of cells) {
    const ink = getComputedStyle(cell).color, paper = ground(cell);
    const [dark, bright] = [light(ink), light(paper)].sort((left, right) => left - right);
    found.set(`${ink} on ${paper}`, (bright + 0.05) / (dark + 0.05));
  }
  return [...found];
}"""


def contrast_problems(opened):
    """Seven to one in every cell, which is WCAG's level AAA: projectors are pale."""
    found = opened.tab.evaluate(CONTRASTS)
    if len(found) < 6:
        yield f"There are {len(found)} pairs of colours only: was the page read?"
    for colours, ratio in found:
        if ratio < 7:
            yield f"{colours} has a contrast of {ratio:.1f}, and not 7."
