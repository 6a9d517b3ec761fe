"""Builds with counters in the code, runs the tool's own tests, and reads the counters."""

import functools
import json
import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys

TESTS = ["ClubServerTests", "SpecSupportTests", "WorkbookCommandTests", "WorkbookKitTests"]


def stop(*lines):
    """Says what is wrong, and gives up."""
    print(*lines, "0 passed, 1 failed", sep="\n")
    sys.exit(1)


def llvm(name):
    """One of LLVM's programs, as a command; they come with the toolchain."""
    if platform.system() == "Darwin":
        return ["xcrun", name]
    swift = shutil.which("swift") or stop("The Swift toolchain is not on the PATH.")
    return [str(pathlib.Path(swift).resolve().parent / name)]


class Measurement:
    def __init__(self, root):
        self.root = root
        self.scratch = root / ".build/coverage"
        self.profiles = self.scratch / "profiles"
        # Each process writes a profile of its own, when it ends.
        profile = str(self.profiles / "%p-%m.profraw")
        self.environment = {
            **os.environ, "WORKBOOK_ANSWERS": "Solutions", "LLVM_PROFILE_FILE": profile}

    def _swift(self, *words, **settings):
        return subprocess.run(
            ["swift", *words[:1], "--scratch-path", self.scratch, *words[1:]], cwd=self.root,
            env=self.environment, stdin=subprocess.DEVNULL, text=True, **settings)

    @functools.cached_property
    def declared(self):
        """The targets that the manifest declares, and their kinds; a copy may declare fewer."""
        package = self._swift("package", "dump-package", stdout=subprocess.PIPE, check=True)
        return {target["name"]: target["type"] for target in json.loads(package.stdout)["targets"]}

    @functools.cached_property
    def products(self):
        """The folder of what was built."""
        run = self._swift("build", "--show-bin-path", stdout=subprocess.PIPE, check=True)
        return pathlib.Path(run.stdout.strip())

    def build(self):
        print("== building", flush=True)
        if self._swift("build", "--build-tests", "--enable-code-coverage").returncode != 0:
            stop("It does not build, see above.")

    def run_tests(self):
        """Returns what was to be so, and what is wrong with it, if anything."""
        print("== the tool's own tests", flush=True)
        shutil.rmtree(self.profiles, ignore_errors=True)
        self.profiles.mkdir(parents=True)
        behaviours = []
        for name in TESTS:
            if name in self.declared:
                complaint = self._run_tests(name)
                print(f"{name}: {complaint or 'passed'}", flush=True)
                behaviours.append((name, complaint))
        return behaviours

    def _run_tests(self, name):
        """Returns what is wrong with a target's tests, if anything."""
        run = self._swift(
            "test", "--skip-build", "--disable-xctest", "--filter", f"^{name}\\.",
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        (self.scratch / f"{name}.log").write_text(run.stdout)
        counts = re.findall(r"Test run with (\d+) tests?", run.stdout)
        if not counts or counts[-1] == "0":
            return "no test ran"
        if run.returncode == 0:
            return None
        failures = re.findall(r"^✘ Test (?!run)(.*) failed after", run.stdout, re.MULTILINE)
        print(run.stdout[-20_000:])
        return ", ".join(failures) or f"the tests ended with {run.returncode}"

    def _binaries(self):
        tests = next(self.products.glob("*PackageTests.xctest"), None) or stop("No test was built.")
        if tests.is_dir():  # as on macOS
            tests = tests / "Contents/MacOS" / tests.stem
        programs = [name for name, kind in self.declared.items() if kind == "executable"]
        return [tests] + [self.products / name for name in programs]

    def counts(self):
        """How often each line with code ran: `{path: {number: (count, text)}}`."""
        profiles = sorted(self.profiles.glob("*.profraw"))
        if not profiles:
            stop("Nothing was measured. Run: .ci/coverage")
        listed = self.scratch / "profiles.txt"
        listed.write_text("".join(f"{path}\n" for path in profiles))
        merged = self.scratch / "merged.profdata"
        subprocess.run(
            [*llvm("llvm-profdata"), "merge", "-sparse", "-f", listed, "-o", merged], check=True)
        first, *others = self._binaries()
        lcov = subprocess.run(
            [*llvm("llvm-cov"), "export", "-format=lcov", f"-instr-profile={merged}", first,
             *[word for path in others for word in ("-object", path)],
             "-sources", self.root / "Sources"],
            check=True, stdout=subprocess.PIPE, text=True).stdout
        return {
            path: self._with_code(path, lines) for path, lines in sorted(self._read(lcov).items())}

    def _read(self, lcov):
        """Reads `SF:path` and `DA:line,count`: https://manpages.debian.org/geninfo.1"""
        counts = {}
        for line in lcov.splitlines():
            key, _, value = line.partition(":")
            if key == "SF":
                path = str(pathlib.Path(value).relative_to(self.root))
                current = counts.setdefault(path, {})
            elif key == "DA":
                number, count = map(int, value.split(",")[:2])
                current[number] = max(count, current.get(number, 0))
        return counts

    def _with_code(self, path, lines):
        """Leaves out blank lines, comments, and brackets alone: they say nothing of their own."""
        texts = [line.strip() for line in (self.root / path).read_text().splitlines()]
        return {
            number: (count, texts[number - 1]) for number, count in lines.items()
            if re.search(r"\w", texts[number - 1]) and not texts[number - 1].startswith("//")}
