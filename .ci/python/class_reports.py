"""Reports of a made-up class: ordinary progress, and names that try to break the page."""
import json
import random
from datetime import datetime, timedelta

NAMES = [
    "Ada Lovelace", "محمد علي", "👩‍💻 Émile 🎉", "x" * 500, "",
    "<img src=x onerror=\"document.title='broken'\">",
    "</script><script>document.title='broken'</script>",
    "\"quoted\" 'twice' & Sons",
    "=HYPERLINK(\"http://example.org\")",
    "\u202eturned\u0000\u0007 round",
    "[a link](javascript:alert(1)) | `code` @somebody",
    "Zoë O’Hara-van der Meer",
]
STUCK_AT = ["red", "red", "red", "does not compile", "crashed", "hung", "not graded"]
OUTCOMES = {"solved": "passed", "red": "failed", "crashed": "crashed", "hung": "hung"}
SPECS = ["it uses what it was given", "it asks the clock it was given", "it keeps nothing",
         "it can be built without the real server", "keeps old callers working"]
MESSAGE = """<script>alert('1')</script> ]]> -- <!-- "quoted" & 'single' &lt; 漢字 | `code` \\ *x* @all
# one\r\n[a](b) ![c](d) $m$ \x1b[31m \a \ufffe ::error file=a,line=1::%0A%25 a=b:c, http://e.org"""


def syllabus(root):
    """Number, key, title of every exercise."""
    for stage, folder in enumerate(sorted((root / "Exercises").glob("[0-9][0-9]-*")), 1):
        for number, exercise in enumerate(sorted(folder.glob("[0-9][0-9]-*")), 1):
            title = " ".join(exercise.name.split("-")[1:])
            yield f"{stage}.{number}", f"{folder.name}/{exercise.name}", title


def names(count):
    return (NAMES + [f"Learner {number:03}" for number in range(len(NAMES), count)])[:count]


def moment(minutes):
    return (datetime(2026, 2, 2, 9, 0) + timedelta(minutes=minutes)).isoformat() + "Z"


def standing_of(exercise, standing, dice):
    number, key, title = exercise
    outcome = OUTCOMES.get(standing, "did not run")
    passed = {"red": 3, "crashed": 2, "hung": 2}.get(standing, 0)
    since, last = (moment(dice.randrange(first, first + 99)) for first in (0, 100))
    history = {"attempts": dice.randrange(1, 9), "hints": dice.randrange(0, 4), "since": since,
               "lastTriedAt": last}
    if standing == "solved":
        history |= {"solvedAt": last, "secondsToSolve": 1200}
    return {
        "number": number, "key": key, "module": title.title().replace(" ", ""),
        "title": title.capitalize(), "minutes": 15, "standing": standing, "seconds": 1.5,
        "specs": [
            {"sentence": sentence, "outcome": "passed" if at < passed else outcome,
             "isGuard": sentence.startswith("keeps"),
             "problems": [{"message": MESSAGE}] if at >= passed and standing == "red" else []}
            for at, sentence in enumerate(SPECS)],
        "errors": [], "notes": [],
        **({"history": history} if standing != "not begun" else {}),
        **({"reason": "cannot find ‘meter’ in scope"} if standing == "does not compile" else {}),
    }


def report(name, exercises, dice):
    reached = min(max(int(dice.gauss(0.45, 0.2) * len(exercises)), 0), len(exercises))
    standings = ["solved"] * reached + ["not begun"] * (len(exercises) - reached)
    for at in [reached, *dice.sample(range(len(exercises)), 2)]:
        if at <= reached < len(exercises):
            standings[at] = dice.choice(STUCK_AT)
    return {
        "format": "workbook-report", "version": 1, "learner": name, "madeAt": moment(250),
        "exercises": [standing_of(*each, dice) for each in zip(exercises, standings)],
    }


def write_reports(folder, count, root):
    """One file a learner, and some that are no reports. Returns the exercises."""
    dice, exercises = random.Random(8), list(syllabus(root))
    folder.mkdir(parents=True)
    for index, name in enumerate(names(count)):
        text = json.dumps(report(name, exercises, dice), ensure_ascii=False)
        (folder / f"{index:03}.json").write_text(text)
    (folder / "not-json.json").write_text("<b>hello</b>")
    (folder / "foreign <i>.json").write_text('{"format": "something-else", "version": 1}')
    (folder / "link.json").symlink_to("nowhere")
    return exercises
