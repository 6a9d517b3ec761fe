"""A tutorial's questions: wrong and right answers, by mouse and by keyboard."""
import json

WRONG, RIGHT = "incorrect", "correct"


class Question:
    """A question's choices, from the data that DocC made."""

    def __init__(self, data):
        choices = data["choices"]
        is_right = [choice["isCorrect"] for choice in choices]
        self.right, self.wrong = is_right.index(True), is_right.index(False)
        self.justifications = [first_words(choice["justification"]) for choice in choices]


def first_words(content):
    """The first text in DocC's data."""
    text = json.dumps(content)
    at = text.find('"text": ')
    return json.JSONDecoder().raw_decode(text, at + len('"text": '))[0].strip() if at >= 0 else ""


def questions_of(page):
    return [Question(data) for data in page.section("assessments").get("assessments", [])]


def quiz(opened):
    return opened.tab.locator(".assessments-wrapper")


def submit(opened):
    return quiz(opened).locator("button.check")


def answer(opened, choice):
    """By mouse."""
    quiz(opened).locator("label.choice").nth(choice).click()
    submit(opened).click()
    verdict(opened, choice)


def verdict(opened, choice):
    """`incorrect` or `correct`, as the page shows it, and the justification."""
    shown = quiz(opened).locator("label.choice").nth(choice)
    opened.tab.wait_for_function(
        "element => element.matches('.correct, .incorrect')", arg=shown.element_handle()
    )
    word = WRONG if WRONG in shown.get_attribute("class").split() else RIGHT
    return word, " ".join(shown.locator(".answer").all_inner_texts())


def verdict_problems(opened, question, choice, expected):
    word, justification = verdict(opened, choice)
    if word != expected:
        yield f"choice {choice + 1} is shown as {word}, and not as {expected}."
    first = question.justifications[choice]
    if not first or first not in justification:
        yield f"choice {choice + 1} does not say why: add a @Justification."


def question_problems(page, browser):
    questions = questions_of(page)
    if not questions:
        yield "There are no questions: @Assessments."
        return
    with browser.open(page.path) as opened:
        for number, question in enumerate(questions, 1):
            last = number == len(questions)
            for choice, expected in ((question.wrong, WRONG), (question.right, RIGHT)):
                answer(opened, choice)
                for problem in verdict_problems(opened, question, choice, expected):
                    yield f"Question {number}: {problem}"
            onward = quiz(opened).locator("button.results" if last else "button.next")
            onward.click()
        quiz(opened).locator(".success").wait_for()


MANY = 200  # Far more stops than a tutorial has before its questions.


def keyboard_problems(page, browser):
    """The first question, with Tab, Space, the arrows and Enter alone."""
    questions = questions_of(page)
    if not questions:
        return
    question = questions[0]
    with browser.open(page.path) as opened:
        keyboard = opened.tab.keyboard

        def has_focus(selector):
            question = "selector => document.activeElement.matches(selector)"
            return opened.tab.evaluate(question, selector)

        for _ in range(MANY):
            keyboard.press("Tab")
            if has_focus("input[name=assessment]"):
                break
        else:
            yield f"{MANY} Tabs do not lead to the first question's choices."
            return
        selected = None
        for choice, expected in ((question.wrong, WRONG), (question.right, RIGHT)):
            select(keyboard, selected, choice)
            selected = choice
            keyboard.press("Tab")
            if not has_focus("button.check"):
                yield "After a choice, Tab does not lead to “Submit”."
                return
            keyboard.press("Enter")
            yield from verdict_problems(opened, question, choice, expected)
            keyboard.press("Shift+Tab")


def select(keyboard, selected, choice):
    if selected is None:  # The first one has the focus, and is not selected.
        keyboard.press("Space")
        selected = 0
    for _ in range(abs(choice - selected)):
        keyboard.press("ArrowDown" if choice > selected else "ArrowUp")
