"""Damages that must be found: what to change in a copy of which file, and which check finds it."""
from project import KIT

ACTIONS = f"{KIT}/github-actions.yml"
CLASS = f"{KIT}/grade-class.yml"
GITLAB = f"{KIT}/gitlab-ci.yml"
FENCED = f"{KIT}/grade-in-container"
GRADER = f"{KIT}/classroom50/autograder.py"

DAMAGES = [
    ("schemas", ACTIONS, "runs-on: ubuntu-latest", "run-on: ubuntu-latest"),
    ("schemas", ".github/workflows/ci.yml", "timeout-minutes: 90", "timeout-minutes: [90]"),
    ("schemas", GITLAB, "expire_in: 30 days", "expires: 30 days"),
    ("schemas", CLASS, "      - id: plan", "      -  id: plan"),
    ("rules", ACTIONS, "  pull_request:", "  pull_request_target:"),
    ("rules", ACTIONS, "  contents: read", "  contents: write"),
    ("rules", ACTIONS, "    timeout-minutes: 20\n", ""),
    ("rules", ACTIONS, '--learner "$LEARNER"', '--learner "${{ github.actor }}"'),
    ("rules", ACTIONS, "persist-credentials: false", "persist-credentials: true"),
    ("rules", ACTIONS, "actions/cache@v5", "actions/cache@main"),
    ("rules", ACTIONS, "          - 06-container\n", ""),
    ("rules", GITLAB, "          - 06-container\n", ""),
    ("rules", GITLAB, "  timeout: 30 minutes\n", ""),
    ("rules", f"{KIT}/Containerfile", "FROM swift:6.3.1-bookworm", "FROM swift:latest"),
    ("rules", CLASS, "concurrency:\n  group: grade-class\n  cancel-in-progress: false\n", ""),
    ("shell", ACTIONS, 'report "$STAGE"', "report $STAGE"),
    ("shell", GITLAB, 'report "$STAGE"', "report $STAGE"),
    ("shell", FENCED, 'basename "$1"', "basename $1"),
    ("times", f"{KIT}/steady-times", "0x${hash:0:7}", "0x1"),
    ("times", f"{KIT}/steady-times", "touch -d", "true -d"),
    ("container", FENCED, "--network none", "--network host"),
    ("container", FENCED, "  --read-only\n", ""),
    ("container", FENCED, "--pids-limit 512 ", ""),
    ("container", FENCED, "/answers/$name:ro", "/answers/$name:rw"),
    ("container", FENCED, ' || [ -L "$report" ]', ""),
    ("container", FENCED, "Tests/Specs Exercises", "Tests Exercises"),
    ("container", FENCED, "|| owner=10001:10001", '|| owner=0:0'),
    ("container", FENCED, '[ "$without" -eq 0 ] || exit 2', ""),
    ("autograder", GRADER, "or not tests", ""),
    ("autograder", GRADER, "            remove(result)\n            shutil", "            shutil"),
    ("autograder", GRADER, "or file.is_symlink() ", ""),
    ("autograder", GRADER, '"TOKEN", ', ""),
    ("autograder", GRADER, "    if status != 0:\n        raise", "    if False:\n        raise"),
    ("autograder", GRADER, "if result[key] != sum", "if False and result[key] != sum"),
    ("autograder", GRADER, "            return 1\n", "            return 0\n"),
]
