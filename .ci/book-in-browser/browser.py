"""A browser, and pages opened in it the way different readers see them."""
from collections import namedtuple
from contextlib import contextmanager

from playwright.sync_api import sync_playwright

PATIENCE = 60_000  # Milliseconds for a condition to come true, on a machine that is busy.

Variant = namedtuple("Variant", "scheme device")
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
VARIANTS = [Variant(scheme, device) for scheme in ("light", "dark") for device in SIZES]
LIGHT_DESKTOP, DARK_PHONE = Variant("light", "desktop"), Variant("dark", "phone")

# DocC writes pages in the browser: a page is there when its heading is, and on a desktop its
# table of contents.
IS_THERE = """() => {
  const contents = document.querySelector(".sidebar .navigator");
  return document.querySelector("#app h1, #app-main h1") &&
    (!contents || innerWidth < 1024 || contents.querySelector(".leaf-link"));
}"""
# Pictures further down are loaded when somebody gets there; so get there.
PICTURES_ARE_THERE = """() => [...document.images].map(image => {
  image.loading = "eager";
  return image.complete;
}).every(Boolean)"""


class OpenPage:
    """A page in the browser, with what went wrong while it was open."""

    def __init__(self, tab, variant):
        self.tab, self.variant = tab, variant
        self.messages, self.failed_requests = [], []
        tab.on("console", self._on_message)
        tab.on("pageerror", lambda error: self.messages.append(f"an exception: {error}"))
        tab.on("response", self._on_response)
        tab.on("requestfailed", self._on_failed_request)

    def _on_message(self, message):
        # A failed request is told with its address, by `failed_requests`.
        if message.type in ("error", "warning") and "Failed to load resource" not in message.text:
            self.messages.append(f"{message.type}: {message.text}")

    def _on_response(self, response):
        if response.status >= 400:
            self.failed_requests.append(f"{response.status}: {response.url}")

    def _on_failed_request(self, request):
        if request.failure == "net::ERR_ABORTED":
            return  # Nobody waits for it any more: the page was left.
        self.failed_requests.append(f"{request.failure}: {request.url}")

    def wait_until_there(self):
        self.tab.wait_for_function(IS_THERE)
        self.tab.wait_for_function(PICTURES_ARE_THERE)


class Browser:
    def __init__(self, executable, address):
        self.executable, self.address = executable, address

    def __enter__(self):
        self.playwright = sync_playwright().start()
        try:
            self.browser = self.playwright.chromium.launch(
                executable_path=self.executable,
                # Containers have little shared memory.
                args=["--disable-dev-shm-usage"],
            )
        except BaseException:
            self.playwright.stop()
            raise
        self.contexts = {}
        return self

    def __exit__(self, *_):
        self.browser.close()
        self.playwright.stop()

    @contextmanager
    def open(self, path, variant=LIGHT_DESKTOP):
        """The page at that path of the site, closed after the body."""
        tab = self._context(variant).new_page()
        try:
            page = OpenPage(tab, variant)
            tab.goto(self.address + path, wait_until="load")
            page.wait_until_there()
            yield page
        finally:
            tab.close()

    def _context(self, variant):
        if variant not in self.contexts:
            width, height = SIZES[variant.device]
            context = self.browser.new_context(
                viewport={"width": width, "height": height},
                color_scheme=variant.scheme,
                has_touch=variant.device == "phone",
                reduced_motion="reduce",
            )
            context.set_default_timeout(PATIENCE)
            self.contexts[variant] = context
        return self.contexts[variant]
