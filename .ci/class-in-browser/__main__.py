"""Opens a class page in a browser. Called by `.ci/class-page`."""
import argparse
import subprocess
import sys
from pathlib import Path

sys.dont_write_bytecode = True
ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.append(str(ROOT / ".ci/book-in-browser"))  # What is the same for every page.

from playwright.sync_api import sync_playwright

from class_reports import write_reports
from page_checks import check
from report import Report


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("place", type=Path)
    parser.add_argument("--program", required=True)
    parser.add_argument("--browser", required=True)
    parser.add_argument("--screenshots", type=Path)
    arguments = parser.parse_args()

    report = Report()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=arguments.browser,
            # Containers have little shared memory.
            args=["--disable-dev-shm-usage"],
        )
        for learners in (12, 200):
            page = make_page(arguments.place / str(learners), learners, arguments.program)
            check(page, learners, browser, report, arguments.screenshots)
        browser.close()
    return report.close()


def make_page(place, learners, program):
    write_reports(place / "reports", learners, ROOT)
    page = place / "class.html"
    command = [program, "class", place / "reports", "--output", page]
    subprocess.run(
        [str(word) for word in command], cwd=ROOT, check=True, stderr=subprocess.DEVNULL
    )
    return page


sys.exit(main())
