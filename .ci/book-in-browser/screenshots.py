"""Pictures of a few pages, in every variant, for a person to look at."""
from browser import VARIANTS
from questions import answer, quiz, questions_of
from steps import HEIGHT, SCROLL_TO, sections_of


def take_screenshots(site, browser, folder):
    folder.mkdir(parents=True, exist_ok=True)
    pages = {page.kind: page for page in reversed(site.pages)}  # The first of each kind.
    tutorial = pages.pop("tutorial", None)
    pages["containers"], pages["which-tool"] = site.named("containers"), site.named("whichtool")
    for variant in VARIANTS:
        ending = f"{variant.device}-{variant.scheme}.png"
        for name, page in pages.items():
            if page:
                with browser.open(page.path, variant) as opened:
                    opened.tab.screenshot(path=folder / f"{name}-{ending}")
        if tutorial:
            take_tutorial(tutorial, browser, variant, folder, ending)


def take_tutorial(page, browser, variant, folder, ending):
    with browser.open(page.path, variant) as opened:
        opened.tab.screenshot(path=folder / f"tutorial-{ending}")
        steps = [step for section in sections_of(page) for step in section]
        changed = next((at for at, step in enumerate(steps) if step.changed), 0)
        opened.tab.locator(".step").nth(changed).evaluate(SCROLL_TO, HEIGHT)
        opened.tab.wait_for_timeout(500)
        opened.tab.screenshot(path=folder / f"step-{ending}")
        question = questions_of(page)[0]
        answer(opened, question.wrong)
        answer(opened, question.right)
        quiz(opened).screenshot(path=folder / f"questions-{ending}")
