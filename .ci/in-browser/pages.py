"""A browser, a page that is open in it, and what must hold of every page."""
from collections import namedtuple
from contextlib import contextmanager

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Error, sync_playwright

from common import Tally

PATIENCE = 60_000  # Milliseconds for a condition to come true, on a machine that is busy.
Variant = namedtuple("Variant", "scheme device")
SIZES = {"desktop": (1280, 800), "phone": (390, 844), "projector": (1920, 1080)}
WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]
# What DocC's own frame does, and neither the catalogue nor its theme-settings.json can change: the
# rule, the elements, and why it can be borne.
EXCEPTIONS = {
    # The label of the time that a tutorial takes; its words can be read.
    ("aria-prohibited-attr", ".tutorial-hero .metadata .item"),
    # A wide table moves sideways, and browsers give it the focus without a `tabindex`.
    ("scrollable-region-focusable", ".table-wrapper"),
    # On a phone, the “…” of the path above the title; the menu leads to the same pages.
    ("button-name", ".hierarchy-collapsed-items .toggle"),
}


class Report(Tally):
    def check(self, where, what, problems):
        """One check of one page. Each problem says what is wrong and what to do; the browser may
        look for them now, and a condition that never comes true is a problem, too."""
        found = []
        try:
            found.extend(problems)
        except Error as error:
            found.append(f"The browser gave up: {error.message.strip()}")
        self.expect(f"{where}: {what}", not found, "\n".join(found))


class OpenPage:
    """A page in the browser, with what went wrong while it was open."""

    def __init__(self, tab, variant):
        self.tab, self.variant = tab, variant
        self.messages, self.failed_requests, self.requests = [], [], []
        tab.on("console", self._on_message)
        tab.on("pageerror", lambda error: self.messages.append(f"an exception: {error}"))
        tab.on("request", lambda request: self.requests.append(request.url))
        tab.on("response", lambda response: response.status >= 400 and self.failed_requests.append(
            f"{response.status}: {response.url}"))
        tab.on("requestfailed", self._on_failed_request)

    def _on_message(self, message):
        # A failed request is reported with its address, by `failed_requests`.
        if message.type in ("error", "warning") and "Failed to load resource" not in message.text:
            self.messages.append(f"{message.type}: {message.text}")

    def _on_failed_request(self, request):
        if request.failure != "net::ERR_ABORTED":  # The page was left.
            self.failed_requests.append(f"{request.failure}: {request.url}")


@contextmanager
def chromium(executable):
    with sync_playwright() as playwright:
        # Containers have little shared memory.
        browser = playwright.chromium.launch(
            executable_path=executable, args=["--disable-dev-shm-usage"])
        yield browser
        browser.close()


@contextmanager
def opened(browser, address, variant):
    """The page at an address, closed after the body."""
    width, height = SIZES[variant.device]
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=variant.scheme,
        has_touch=variant.device == "phone", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    try:
        page = OpenPage(context.new_page(), variant)
        page.tab.goto(address, wait_until="load")
        yield page
    finally:
        context.close()


def width_problems(page):
    wide, screen = page.tab.evaluate(
        "() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    if wide > screen:
        yield (f"The page is {wide} pixels wide, the screen {screen}: it moves sideways. Which"
               " word, table or picture is too wide?")


def violations(page, rules=WCAG, exclude=()):
    """What axe-core finds by WCAG 2.0 and 2.1, levels A and AA: contrast, names, structure."""
    context = {"exclude": [[selector] for selector in exclude]} if exclude else None
    options = {"runOnly": {"type": "tag", "values": rules}, "resultTypes": ["violations"]}
    for violation in Axe().run(page.tab, context, options).response["violations"]:
        rule = violation["id"]
        nodes = [node for node in violation["nodes"] if not is_excepted(page, rule, node)]
        for node in nodes[:3]:
            reasons = [reason["message"] for reason in node["any"] + node["all"] + node["none"]]
            yield f"{rule}: {node['html'][:200]}\n{'; '.join(reasons)}\nat {node['target'][0]}"
        if nodes:
            yield f"{len(nodes)} of them. See {violation['helpUrl']}"


def is_excepted(page, rule, node):
    matches = "(element, selector) => element.matches(selector)"
    return any(
        rule == excepted and page.tab.locator(node["target"][0]).evaluate(matches, selector)
        for excepted, selector in EXCEPTIONS)
