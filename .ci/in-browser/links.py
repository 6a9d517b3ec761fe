"""Where the links lead that DocC has made. A test says that the front page leads to every page."""
from urllib.parse import unquote, urlsplit

from site_pages import BASE

LINKS = """() => [...document.querySelectorAll("a[href]")]
  .filter(link => link.getAttribute("href") != "#").map(link => link.href)"""
NAMES = """() => [...document.querySelectorAll("[id]")].map(element => element.id)"""


class Links:
    def __init__(self, site):
        self.site = site
        self.links = {}  # By page.
        self.names = {}  # By page: what can stand behind a link's `#`.

    def collect(self, page, opened):
        self.links[page] = opened.tab.evaluate(LINKS)
        self.names[page] = set(opened.tab.evaluate(NAMES))

    def check(self, report):
        for page, links in self.links.items():
            report.check(page, "links", filter(None, map(self._problem, dict.fromkeys(links))))

    def _problem(self, text):
        address = urlsplit(text)
        if address.hostname != "127.0.0.1":
            return None if address.scheme == "https" else f"{text} is not https."
        page, name = self._page(address), unquote(address.fragment)
        if page is None:
            file = self.site.folder / unquote(address.path.removeprefix(BASE))
            return None if file.is_file() else f"{text} leads nowhere. Correct it."
        if name and name not in self.names.get(page, [name]):
            return f"{text} leads to no heading of {page}. Correct it."
        return None

    def _page(self, address):
        path = unquote(address.path.removeprefix(BASE)).removesuffix("index.html")
        return self.site.by_path.get(f"{path.rstrip('/')}/") if path else self.site.front
