"""Reads the book's site in a browser. Called by `.ci/book`."""
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.append(str(Path(__file__).resolve().parent.parent / "python"))

from playwright.sync_api import Error

from links import Links
from pages import Report, Variant, chromium, opened, violations, width_problems
from questions import question_problems
from site_pages import Site, serve

READERS = 2  # Browsers that read at the same time.
LIGHT_DESKTOP, DARK_PHONE = Variant("light", "desktop"), Variant("dark", "phone")
# DocC writes pages in the browser: a page is there when its heading is, and on a desktop its table
# of contents. Pictures further down are loaded when a reader gets there; so get there.
IS_THERE = """() => {
  const contents = document.querySelector(".sidebar .navigator");
  return document.querySelector("#app h1, #app-main h1") &&
    (!contents || innerWidth < 1024 || contents.querySelector(".leaf-link")) &&
    [...document.images].map(image => {
      image.loading = "eager";
      return image.complete;
    }).every(Boolean);
}"""
# For a picture that is missing, DocC shows another one.
IMAGES = """() => [...document.images].map(image => ({
  path: new URL(image.currentSrc || image.src).pathname,
  isShown: image.naturalWidth > 0 && !image.matches(".fallback"),
  alt: image.alt.trim(),
}))"""
# Radio buttons are drawn by their labels. The whole text may have the focus, to be scrolled; a rim
# around it would help no reader.
FOCUS = """() => {
  const element = document.activeElement;
  const drawn = element.matches("input") && element.closest("label") || element;
  const style = getComputedStyle(drawn), place = drawn.getBoundingClientRect();
  return {
    text: (drawn.innerText || drawn.getAttribute("aria-label") || element.tagName).slice(0, 40),
    isLinkInText: element.matches("main a[href]"),
    isSeen: element.matches("main, body") || place.width > 1 && place.height > 1 && (
      style.boxShadow != "none" || style.outlineStyle != "none" && style.outlineWidth != "0px"),
  };
}"""
STOPS = 60  # Far more than there are before a page's first link.


def words(text):
    return " ".join(text.split())


def heading_problems(page, shown):
    headings = [words(text) for text in shown.tab.locator("h1").all_inner_texts()]
    if headings != [words(page.title)]:
        yield f"The headings are {headings}, and not [“{page.title}”]."


def picture_problems(shown, site):
    for image in shown.tab.evaluate(IMAGES):
        name = image["path"].rsplit("/", 1)[-1]
        stem, _, ending = name.rpartition(".")
        if not image["isShown"]:
            yield f"“{image['alt']}” is not shown. Make it with .ci/pictures, or correct its name."
        elif not image["alt"]:
            yield f"{name} has no text for those who cannot see it. Say in words what it shows."
        elif shown.variant.scheme == "dark" and any(
                site.folder.glob(f"images/**/{stem}~dark.{ending}")):
            yield f"{name} is shown in its light colours, although there is {stem}~dark.{ending}."


def keyboard_problems(shown):
    """Tab and Enter lead past the frame into the text, and one sees where one is."""
    keyboard = shown.tab.keyboard
    keyboard.press("Tab")
    first = shown.tab.evaluate(FOCUS)
    if "Skip" not in first["text"] or not first["isSeen"]:
        yield f"The first Tab does not show “Skip Navigation”, but “{first['text']}”."
    keyboard.press("Enter")
    for _ in range(STOPS):
        keyboard.press("Tab")
        focus = shown.tab.evaluate(FOCUS)
        if not focus["isSeen"]:
            yield f"One does not see that “{focus['text']}” has the focus."
            return
        if focus["isLinkInText"]:
            return
    yield f"After “Skip Navigation” and {STOPS} Tabs, no link in the text has the focus."


def read(page, site, show, links, report):
    for variant in (LIGHT_DESKTOP, DARK_PHONE):
        where = f"{page} ({variant.scheme}, {variant.device})"
        try:
            with show(page, variant) as shown:
                report.check(where, "heading", heading_problems(page, shown))
                report.check(where, "pictures", picture_problems(shown, site))
                report.check(where, "width", width_problems(shown))
                # The table of contents is the same on all pages, and takes half the time.
                is_first = site.is_first_of_its_kind(page)
                exclude = () if is_first else (".sidebar",)
                report.check(where, "accessibility", violations(shown, exclude=exclude))
                if variant == LIGHT_DESKTOP:
                    links.collect(page, shown)
                    report.check(where, "keyboard", keyboard_problems(shown))
                report.check(where, "requests", shown.failed_requests)
                report.check(where, "console", shown.messages)
        except Error as error:
            report.check(where, "opening", [f"It does not open: {error.message.strip()}"])
    if page.kind == "tutorial":
        with show(page, LIGHT_DESKTOP) as shown:
            report.check(page, "questions", question_problems(page, shown))


def shows(browser, address):
    """A function that opens a page of the site, and hands it over once it is there."""
    @contextmanager
    def show(page, variant):
        with opened(browser, address + page.path, variant) as shown:
            shown.tab.wait_for_function(IS_THERE)
            yield shown

    return show


def main():
    site, browser_path = Site(Path(sys.argv[1])), sys.argv[2]
    report, links, start = Report(), Links(site), time.monotonic()
    # What takes longest comes first, so that both readers end together.
    pages = iter(sorted(site.pages, key=lambda page: page.kind != "tutorial"))
    with serve(site.folder) as address:

        def reader(_):
            with chromium(browser_path) as browser:
                for page in pages:  # Both readers take from the same pages.
                    read(page, site, shows(browser, address), links, report)

        with ThreadPoolExecutor(READERS) as pool:
            list(pool.map(reader, range(READERS)))
    links.check(report)
    print(f"{len(site.pages)} pages in {time.monotonic() - start:.0f} s")
    return report.end()


sys.exit(main())
