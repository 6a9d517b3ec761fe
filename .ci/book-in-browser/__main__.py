"""Reads the book's site in a browser. Called by `.ci/book`."""
import argparse
import os
import signal
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.dont_write_bytecode = True

from accessibility import unneeded_exceptions
from browser import Browser
from links import Links
from reading import read
from report import Report
from screenshots import take_screenshots
from server import serve
from site_pages import Site

READERS = 2  # Browsers that read at the same time.


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("site", type=Path)
    parser.add_argument("--browser", required=True)
    parser.add_argument("--screenshots", type=Path)
    arguments = parser.parse_args()
    # At once, and not when both readers are done; their browsers end with this process.
    signal.signal(signal.SIGTERM, lambda *_: os._exit(143))

    site, report, start = Site(arguments.site), Report(), time.monotonic()
    links = Links(site)
    # What takes longest comes first, so that both readers end together.
    pages = iter(sorted(site.pages, key=lambda page: page.kind != "tutorial"))

    with serve(site.folder) as address:

        def reader(_):
            with Browser(arguments.browser, address) as browser:
                for page in pages:  # Both readers take from the same pages.
                    read(page, site, browser, links, report)

        with ThreadPoolExecutor(READERS) as pool:
            list(pool.map(reader, range(READERS)))
        if arguments.screenshots:
            with Browser(arguments.browser, address) as browser:
                take_screenshots(site, browser, arguments.screenshots)

    links.check(report)
    report.check("the whole site", "exceptions", unneeded_exceptions())
    print(f"{len(site.pages)} pages in {time.monotonic() - start:.0f} s")
    return report.close()


sys.exit(main())
