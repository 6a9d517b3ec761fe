"""What only tutorials have: steps with listings, and questions."""
from accessibility import violations
from browser import DARK_PHONE, LIGHT_DESKTOP
from questions import answer, keyboard_problems, question_problems, questions_of
from steps import phone_problems, step_problems


def check_tutorial(page, browser, report):
    report.check(page, "steps", step_problems(page, browser))
    report.check(page, "listings on a phone", phone_problems(page, browser))
    report.check(page, "questions", question_problems(page, browser))
    report.check(page, "questions by keyboard", keyboard_problems(page, browser))
    for variant in (LIGHT_DESKTOP, DARK_PHONE):
        where = f"{page} ({variant.scheme}, {variant.device})"
        report.check(where, "accessibility of answers", answered_violations(page, browser, variant))


def answered_violations(page, browser, variant):
    """A wrong and a right answer have colours of their own."""
    question = questions_of(page)[0]
    with browser.open(page.path, variant) as opened:
        answer(opened, question.wrong)
        answer(opened, question.right)
        yield from violations(opened)
