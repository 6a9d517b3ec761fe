"""Moving through the site as a reader does: its top, a click, back, an address without a slash."""
from browser import PATIENCE
from looks import words

HEADING = "title => document.querySelector('h1')?.innerText.trim() == title"


def shows(opened, page):
    opened.tab.wait_for_function(HEADING, arg=words(page.title), timeout=PATIENCE)


def entrance_problems(site, browser):
    with browser.open("") as opened:
        shows(opened, site.front)
        if not opened.tab.url.rstrip("/").endswith(site.front.path.rstrip("/")):
            yield f"The top of the site leads to {opened.tab.url}, and not to {site.front}."


def moving_problems(site, browser):
    with browser.open(site.front.path) as opened:
        link = opened.tab.locator("main a.link, main a.inline-link, main .topic a").first
        target = link.get_attribute("href").rstrip("/")
        page = next((page for page in site.pages if target.endswith(page.path.rstrip("/"))), None)
        if page is None:
            yield f"The front page's first link leads to no page: {target}"
            return
        link.click()
        shows(opened, page)
        opened.tab.reload()
        shows(opened, page)
        opened.tab.go_back()
        shows(opened, site.front)
        yield from opened.failed_requests
    with browser.open(page.path.rstrip("/")) as opened:
        shows(opened, page)
        yield from opened.failed_requests
