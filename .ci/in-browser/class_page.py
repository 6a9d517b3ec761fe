"""Opens a class page in a browser, with any kind of name in it. Called by `.ci/class-page`."""
import base64
import hashlib
import os
import re
import subprocess
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.append(str(Path(__file__).resolve().parent.parent / "python"))

from class_reports import names, write_reports
from common import ROOT, WORKSHOP
from pages import WCAG, Report, Variant, chromium, opened, violations, width_problems

# Projectors are pale: a contrast of seven to one, as WCAG's level AAA has it.
PROJECTOR = ["best-practice", "cat.color", "wcag2aaa"]


def check(page, learners, browser, report):
    report.check(f"{learners} learners", "policy", policy_problems(page.read_text()))
    for variant in (Variant("light", "projector"), Variant("dark", "phone")):
        where = f"{learners} learners ({variant.scheme}, {variant.device})"
        with opened(browser, page.as_uri(), variant) as shown:
            report.check(where, "names", name_problems(shown, learners))
            report.check(where, "width", width_problems(shown))
            report.check(where, "scheme", scheme_problems(shown))
            report.check(where, "sorting", sorting_problems(shown))
            if learners < 100:  # A bigger class has more of the same.
                report.check(where, "accessibility", violations(shown, [*WCAG, *PROJECTOR]))
            report.check(where, "requests", (f"It asks for {url}" for url in shown.requests[1:]))
            report.check(where, "console", shown.messages)


def policy_problems(html):
    """The page names its one style and its one script by their digests."""
    for tag in ("style", "script"):
        text = re.search(f"<{tag}>(.*?)</{tag}>", html, re.DOTALL)[1]
        digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
        if f"{tag}-src 'sha256-{digest}'" not in html:
            yield f"ClassPageAssets.swift must say: {tag}Digest = \"{digest}\""


def name_problems(shown, learners):
    rows = shown.tab.locator("#matrix tbody tr").count()
    if rows != learners:
        yield f"{rows} rows are there, and not {learners}."
    found = set(shown.tab.locator("#matrix .name").all_text_contents())
    for name in names(learners):
        plain = re.sub("[\u202e\u0000\u0007]", "\ufffd", name) or "(no name)"
        if plain not in found:
            yield f"“{plain[:60]}” is not shown as it was given."
    if shown.tab.title() != "Where the class stands":
        yield f"A name ran as a script: the title is {shown.tab.title()}."
    if shown.tab.locator("img, iframe, main script, main a[href^=javascript]").count():
        yield "A name became a part of the page."


def scheme_problems(shown):
    """The page is light or dark as the browser is."""
    ground = shown.tab.evaluate("() => getComputedStyle(document.body).backgroundColor")
    if (ground == "rgb(255, 255, 255)") != (shown.variant.scheme == "light"):
        yield f"The ground is {ground}, and not {shown.variant.scheme}."


def sorting_problems(shown):
    """A column by mouse, and another by keyboard: Tab leads to it; Space and Enter sort it."""
    heads = shown.tab.locator("#matrix-table thead button")
    for order in ("descending", "ascending"):
        heads.nth(12).click()
        yield from sorted_problems(shown, 12, order)
    heads.nth(2).focus()
    shown.tab.keyboard.press("Tab")
    for key, order in (("Space", "descending"), ("Enter", "ascending")):
        shown.tab.keyboard.press(key)
        yield from sorted_problems(shown, 3, order)


def sorted_problems(shown, at, order):
    sort = shown.tab.locator("#matrix-table thead th").nth(at).get_attribute("aria-sort")
    if sort != order:
        yield f"Column {at + 1}: aria-sort is {sort}, and not {order}."
    values = shown.tab.evaluate(
        """at => [...document.querySelectorAll("#matrix-table tbody tr")]
          .map(row => Number(row.cells[at].dataset.v ?? row.cells[at].textContent))""", at)
    if values != sorted(values, reverse=order == "descending"):
        yield f"Column {at + 1} is not {order}: {values[:12]}"


def make(reports, page):
    """Prints seconds of processor, and returns the most memory in MB."""
    child = subprocess.Popen([WORKSHOP, "class", reports, "--output", page], cwd=ROOT,
                             stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, _, usage = os.wait4(child.pid, 0)
    memory = usage.ru_maxrss / (1024 * 1024 if sys.platform == "darwin" else 1024)
    print(f"{page.name}: {usage.ru_utime + usage.ru_stime:.2f} s of processor, {memory:.0f} MB of"
          f" memory, a page of {page.stat().st_size / 1e6:.1f} MB")
    return memory


def main():
    place, browser_path = Path(sys.argv[1]), sys.argv[2]
    report = Report()
    with chromium(browser_path) as browser:
        for learners in (12, 200):
            reports, page = place / f"reports-{learners}", place / f"class-{learners}.html"
            write_reports(reports, learners, ROOT)
            memory = make(reports, page)
            report.expect("at most 60 MB of memory", memory <= 60, memory)
            check(page, learners, browser, report)
    return report.end()


sys.exit(main())
