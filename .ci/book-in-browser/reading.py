"""Reads one page: which checks it gets, in which variants."""
from playwright.sync_api import Error

from accessibility import keyboard_problems, violations
from browser import DARK_PHONE, LIGHT_DESKTOP, VARIANTS
from looks import heading_problems, picture_problems, width_problems
from moving import entrance_problems, moving_problems
from tutorial import check_tutorial


def variants_of(page, site):
    """All four for tutorials and the first page of each other kind. The rest look like those, and
    get two: four would take twice as long."""
    if page.kind == "tutorial" or site.is_first_of_its_kind(page):
        return VARIANTS
    return [LIGHT_DESKTOP, DARK_PHONE]


def read(page, site, browser, links, report):
    for variant in variants_of(page, site):
        where = f"{page} ({variant.scheme}, {variant.device})"
        try:
            with browser.open(page.path, variant) as opened:
                look(page, opened, where, site, report)
                if variant == LIGHT_DESKTOP:
                    links.collect(page, opened)
                    report.check(where, "keyboard", keyboard_problems(opened))
                report.check(where, "requests", opened.failed_requests)
                report.check(where, "console", opened.messages)
        except Error as error:
            message = f"It does not open in the browser: {error.message.strip()}"
            report.check(where, "opening", [message])
    if page.kind == "tutorial":
        check_tutorial(page, browser, report)
    if page is site.front:
        report.check(page, "entrance", entrance_problems(site, browser))
        report.check(page, "moving", moving_problems(site, browser))


def look(page, opened, where, site, report):
    report.check(where, "heading", heading_problems(page, opened))
    report.check(where, "pictures", picture_problems(opened, site))
    report.check(where, "width", width_problems(opened))
    # The table of contents is the same on all pages.
    is_like_another = not site.is_first_of_its_kind(page)
    report.check(where, "accessibility", violations(opened, without_contents=is_like_another))
