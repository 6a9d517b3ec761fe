"""A tutorial's questions: a wrong and a right answer each, the first one by keyboard."""
import json

WRONG, RIGHT = "incorrect", "correct"
STOPS = 200  # Far more than a tutorial has before its questions.


def first_words(content):
    """The first text in DocC's data."""
    text = json.dumps(content)
    at = text.find('"text": ')
    return json.JSONDecoder().raw_decode(text, at + len('"text": '))[0].strip() if at >= 0 else ""


def question_problems(page, opened):
    questions = page.section("assessments").get("assessments", [])
    if not questions:
        yield "There are no questions: @Assessments."
        return
    quiz = opened.tab.locator(".assessments-wrapper")
    for number, question in enumerate(questions, 1):
        choices = question["choices"]
        is_right = [choice["isCorrect"] for choice in choices]
        for expected, choice in ((WRONG, is_right.index(False)), (RIGHT, is_right.index(True))):
            label = quiz.locator("label.choice").nth(choice)
            if number == 1 and expected == WRONG:
                yield from choose_by_keyboard(opened, choice)
            else:
                label.click()
                quiz.locator("button.check").click()
            opened.tab.wait_for_function(
                "element => element.matches('.correct, .incorrect')", arg=label.element_handle())
            if expected not in label.get_attribute("class").split():
                yield f"Question {number}: choice {choice + 1} is not shown as {expected}."
            why = first_words(choices[choice]["justification"])
            if not why or why not in " ".join(label.locator(".answer").all_inner_texts()):
                yield f"Question {number}: choice {choice + 1} needs a @Justification."
        quiz.locator("button.results" if number == len(questions) else "button.next").click()
    quiz.locator(".success").wait_for()


def choose_by_keyboard(opened, choice):
    """Tab leads to the choices, Space and the arrows choose, Tab and Enter submit."""
    keyboard = opened.tab.keyboard
    matches = "selector => document.activeElement.matches(selector)"
    for _ in range(STOPS):
        keyboard.press("Tab")
        if opened.tab.evaluate(matches, "input[name=assessment]"):
            break
    else:
        yield f"{STOPS} Tabs do not lead to the first question's choices."
    keyboard.press("Space")
    for _ in range(choice):
        keyboard.press("ArrowDown")
    keyboard.press("Tab")
    if not opened.tab.evaluate(matches, "button.check"):
        yield "After a choice, Tab does not lead to “Submit”."
    keyboard.press("Enter")
