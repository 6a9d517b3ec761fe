"""Counts checks, and tells of those that failed."""
from threading import Lock

from playwright.sync_api import Error


class Report:
    def __init__(self):
        self.passed = self.failed = 0
        self.lock = Lock()

    def check(self, page, what, problems):
        """One check of one page.

        Each problem says what is wrong and what to do. Where they come from a generator, the
        browser looks for them now, and a condition that never comes true is one, too.
        """
        found = []
        try:
            found.extend(problems)
        except Error as error:
            found.append(f"The browser gave up: {error.message.strip()}")
        with self.lock:
            if not found:
                self.passed += 1
                return
            self.failed += 1
            print(f"FAILED: {page}: {what}", flush=True)
            for problem in found:
                print("  " + problem.replace("\n", "\n    "), flush=True)

    def close(self):
        print(f"{self.passed} passed, {self.failed} failed")
        return 1 if self.failed or not self.passed else 0
