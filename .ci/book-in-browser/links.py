"""Where links lead, and whether every page can be reached."""
from urllib.parse import unquote, urlsplit

from server import BASE

# The table of contents at the side is on every page, and closed on a phone: a page that only stands
# there is hard to find.
LINKS = """() => [...document.querySelectorAll("a[href]")]
  .filter(link => link.getAttribute("href") != "#")
  .map(link => ({
    address: link.href,
    text: link.textContent.trim().replace(/\\s+/g, " "),
    isInText: link.closest("main, #app-main") != null,
  }))"""
NAMES = """() => [...document.querySelectorAll("[id]")].map(element => element.id)"""


class Links:
    def __init__(self, site):
        self.site = site
        self.links = {}  # By page.
        self.names = {}  # What can stand behind a link's `#`, by page.

    def collect(self, page, opened):
        self.links[page] = opened.tab.evaluate(LINKS)
        self.names[page] = set(opened.tab.evaluate(NAMES))

    def check(self, report):
        for page, links in self.links.items():
            # Of links to one place, the first is told.
            once = {link["address"]: link for link in reversed(links)}
            problems = (self._problem(link) for link in reversed(once.values()))
            report.check(page, "links", filter(None, problems))
        report.check("the whole site", "ways to every page", self._orphans())
        report.check("the whole site", "table of contents", self._unsorted())

    def _problem(self, link):
        address = urlsplit(link["address"])
        if address.hostname != "127.0.0.1":
            return None if address.scheme == "https" else self._wrong(link, "is not https")
        if not address.path.startswith(BASE):
            return self._wrong(link, "leads out of the site")
        page = self._page(address)
        if page is None:
            file = self.site.folder / unquote(address.path[len(BASE) :])
            return None if file.is_file() else self._wrong(link, "leads nowhere")
        name = unquote(address.fragment)
        if name and page in self.names and name not in self.names[page]:
            return self._wrong(link, f"leads to no heading of {page}")
        return None

    @staticmethod
    def _wrong(link, what):
        return f"[{link['text']}]({link['address']}) {what}. Correct it."

    def _page(self, address):
        path = unquote(address.path[len(BASE) :]).removesuffix("index.html")
        return self.site.front if not path else self.site.by_path.get(f"{path.rstrip('/')}/")

    def _orphans(self):
        reached, rest = {self.site.front}, [self.site.front]
        while rest:
            for link in self.links.get(rest.pop(), []):
                address = urlsplit(link["address"])
                if link["isInText"] and address.path.startswith(BASE):
                    page = self._page(address)
                    if page and page not in reached:
                        reached.add(page)
                        rest.append(page)
        for page in self.site.pages:
            if page not in reached:
                yield f"No way leads from the front page to {page}. Link to it from a page's text."

    def _unsorted(self):
        """DocC lists under the front page what stands below no page."""
        for topics in self.site.front.data.get("topicSections", []):
            if topics.get("generated"):
                names = [name.rsplit("/", 1)[-1] for name in topics["identifiers"]]
                yield f"No page's topics have {', '.join(names)}. Put them below a page."
