"""A tutorial's steps: each shows its listing or its picture when a reader gets to it."""
from browser import DARK_PHONE

# DocC shows what belongs to the step at this height of the window.
HEIGHT = 0.35
SCROLL_TO = """(step, height) => {
  const place = step.getBoundingClientRect();
  scrollBy({ top: place.top + place.height / 2 - innerHeight * height, behavior: "instant" });
}"""


class Step:
    """What a step shall show, from the data that DocC made."""

    def __init__(self, data, references):
        self.file = data.get("code")
        listing = references.get(self.file, {})
        self.listing = listing.get("content")
        self.name = listing.get("fileName")
        self.changed = sorted(place["line"] for place in listing.get("highlights", []))
        self.picture = data.get("media") if self.listing is None else None


def sections_of(page):
    return [
        [
            Step(data, page.data["references"])
            for data in task["stepsSection"]
            if data["type"] == "step"
        ]
        for task in page.section("tasks")["tasks"]
    ]


def only_leaves_out(new, old):
    """Whether `new` is `old` with lines left out: then there is nothing to highlight."""
    rest = iter(old)
    return all(line in rest for line in new)


def highlight_problems(sections):
    newest = {}
    for number, steps in enumerate(sections, 1):
        for index, step in enumerate(steps, 1):
            old = newest.get(step.name)
            if old and not step.changed and not only_leaves_out(step.listing, old.listing):
                yield (
                    f"Section {number}, step {index}: nothing is highlighted, although {step.name}"
                    " has changed. DocC compares with the listing directly before in the section;"
                    f' name another one: @Code(…, file: "{step.file}", previousFile: "{old.file}")'
                )
            if step.listing is not None:
                newest[step.name] = step


def step_problems(page, browser):
    sections = sections_of(page)
    if not any(step.listing for steps in sections for step in steps):
        yield "No step has a listing: @Code(name: …, file: …)."
    yield from highlight_problems(sections)
    with browser.open(page.path) as opened:
        for number, steps in enumerate(sections, 1):
            section = opened.tab.locator(".sections > .section").nth(number - 1)
            for index, step in enumerate(steps, 1):
                section.locator(".step").nth(index - 1).evaluate(SCROLL_TO, HEIGHT)
                problem = shown_problem(opened, section, index, step)
                if problem:
                    yield f"Section {number}, step {index}: {problem}"


# The listing or picture beside the steps, once it is this step's.
SHOWN = """([section, index, name]) => {
  const step = section.querySelectorAll(".step")[index];
  const place = section.querySelector(".asset-container");
  const title = place?.querySelector(".filename")?.innerText.trim() ?? null;
  if (!step.classList.contains("focused") || title != name) return null;
  const lines = [...place.querySelectorAll(".code-line-container")];
  const images = [...place.querySelectorAll("img")];
  images.forEach(image => image.loading = "eager");
  if (!images.every(image => image.complete)) return null;
  return {
    listing: lines.map(line => line.querySelector(".code-line").textContent.replace(/\\n$/, "")),
    changed: lines.flatMap((line, at) => line.classList.contains("highlighted") ? [at + 1] : []),
    pictures: images.filter(image => image.naturalWidth && !image.matches(".fallback")).length,
  };
}"""


def shown_problem(opened, section, index, step):
    shown = opened.tab.wait_for_function(
        SHOWN, arg=[section.element_handle(), index - 1, step.name]
    ).json_value()
    if step.listing is not None and shown["listing"] != step.listing:
        return f"the listing of {step.name} is not what its file holds."
    if shown["changed"] != step.changed:
        return f"lines {shown['changed']} are highlighted, and not {step.changed}."
    if step.picture and not shown["pictures"]:
        return f"{step.picture} is not shown. Make it with .ci/pictures."
    return None


def phone_problems(page, browser):
    """On a phone a listing is cut short; a tap on its name shows all of it."""
    with browser.open(page.path, DARK_PHONE) as opened:
        steps = [step for steps in sections_of(page) for step in steps if step.listing]
        previews = opened.tab.locator(".mobile-code-preview")
        if previews.count() != len(steps):
            yield f"{previews.count()} listings are shown, and not {len(steps)}."
            return
        for index, step in enumerate(steps):
            name = previews.nth(index).locator(".code-listing-preview .filename").inner_text()
            if name.strip() != step.name:
                yield f"Listing {index + 1} is called {name.strip()}, and not {step.name}."
        first = previews.first
        first.locator(".code-listing-preview .filename a").tap()
        whole = opened.tab.locator("[role=dialog]:visible")
        whole.wait_for()
        lines = whole.locator(".code-line").all_text_contents()
        if [line.removesuffix("\n") for line in lines] != steps[0].listing:
            yield f"A tap on {steps[0].name} does not show the whole file."
        whole.locator("button.close").tap()
        whole.wait_for(state="hidden")
