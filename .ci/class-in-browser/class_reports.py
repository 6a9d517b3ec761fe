"""Reports of a made-up class: ordinary progress, and names that try to break the page."""
import json
import random
from datetime import datetime, timedelta

NAMES = [
    "Ada Lovelace",
    "<img src=x onerror=\"document.title='broken'\">",
    "</script><script>document.title='broken'</script>",
    "\"quoted\" 'twice' & Sons",
    "محمد علي",
    "👩‍💻 Émile 🎉",
    "x" * 500,
    "",
    "=HYPERLINK(\"http://example.org\")",
    "\u202eturned\u0000\u0007 round",
    "[a link](javascript:alert(1)) | `code` @somebody",
    "Zoë O’Hara-van der Meer",
]
FIRST = "Aiko Bruno Chidi Dana Elif Farid Greta Hugo Ines Jonas Kira Liam Mina Noor Olga Pia".split()
LAST = "Abe Berg Costa Dahl Engel Fox Gupta Haas Ito Jansen Kaya Lund Moser Novak".split()
STUCK_AT = ["red", "red", "red", "does not compile", "crashed", "hung", "not graded"]
SPECS = [
    "it uses what it was given",
    "it asks the clock it was given",
    "it keeps nothing between two calls",
    "it can be built without the real server",
    "the two have no state in common",
    "keeps old callers working",
]
MESSAGE = "`{}` still asks its `shared` one. It must use the one that it was given."
START = datetime(2026, 2, 2, 9, 0)


def syllabus(root):
    """Number, key, title of every exercise."""
    for stage, folder in enumerate(sorted((root / "Exercises").glob("[0-9][0-9]-*")), 1):
        for number, exercise in enumerate(sorted(folder.glob("[0-9][0-9]-*")), 1):
            words = exercise.name.split("-")[1:]
            yield f"{stage}.{number}", f"{folder.name}/{exercise.name}", " ".join(words)


def names(count):
    more = (f"{first} {last}" for last in LAST for first in FIRST)
    return NAMES[:count] + [next(more) for _ in range(count - len(NAMES))]


def moment(minutes):
    return (START + timedelta(minutes=minutes)).isoformat() + "Z"


def standing_of(index, exercise, standing, dice, made):
    number, key, title = exercise
    passed = {"solved": len(SPECS), "red": dice.randrange(1, len(SPECS))}.get(standing, 2)
    outcomes = {
        "red": "failed", "crashed": "crashed", "hung": "hung", "does not compile": "did not run",
        "not graded": "did not run", "not begun": "did not run",
    }
    specs = [
        {
            "sentence": sentence,
            "outcome": "passed" if at < passed and standing not in ("not begun", "does not compile")
            else outcomes[standing],
            "isGuard": sentence.startswith("keeps"),
            "problems": [{"message": MESSAGE.format(title.title().replace(" ", ""))}]
            if at >= passed and standing == "red" else [],
        }
        for at, sentence in enumerate(SPECS)
    ]
    history = {"attempts": dice.randrange(1, 9), "hints": dice.randrange(0, 4)}
    since = max(0, made - dice.randrange(5, 90)) if standing != "solved" else index * 12
    history |= {"since": moment(since), "lastTriedAt": moment(max(since, made - 2))}
    if standing == "solved":
        took = dice.randrange(240, 1800)
        history |= {"solvedAt": moment(since + took / 60 // 1), "secondsToSolve": took}
    module = "".join(word.capitalize() for word in title.split())
    return {
        "number": number, "key": key, "module": module, "title": title.capitalize(), "minutes": 15,
        "standing": standing, "seconds": 1.5, "specs": specs, "errors": [], "notes": [],
        **({"history": history} if standing != "not begun" else {}),
        **({"reason": "Kettle.swift:7: cannot find ‘meter’ in scope"}
           if standing == "does not compile" else {}),
    }


def report(name, exercises, dice):
    made = 210 + dice.randrange(0, 9)
    reached = min(max(int(dice.gauss(len(exercises) * 0.45, len(exercises) * 0.2)), 0), len(exercises))
    standings = []
    for index, exercise in enumerate(exercises):
        standing = "solved" if index < reached else "not begun"
        if index == reached or index < reached and dice.random() < 0.06:
            standing = dice.choice(STUCK_AT)
        standings.append(standing_of(index, exercise, standing, dice, made))
    return {
        "format": "workbook-report", "version": 1, "learner": name, "madeAt": moment(made),
        "exercises": standings,
    }


def write_reports(folder, count, root):
    """One file a learner, and some that are no reports."""
    dice = random.Random(8)
    exercises = list(syllabus(root))
    folder.mkdir(parents=True)
    for index, name in enumerate(names(count)):
        text = json.dumps(report(name, exercises, dice), ensure_ascii=False)
        (folder / f"{index:03}.json").write_text(text)
    (folder / "not-json.json").write_text("<b>hello</b>")
    (folder / "foreign <i>.json").write_text('{"format": "something-else", "version": 1}')
    (folder / "later.json").write_text('{"format": "workbook-report", "version": 99}')
    (folder / "link.json").symlink_to("nowhere")
    return exercises
