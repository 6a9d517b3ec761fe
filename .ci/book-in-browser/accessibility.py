"""Accessibility: axe-core's rules for WCAG 2.0 and 2.1, levels A and AA, and the keyboard."""
from axe_playwright_python.sync_playwright import Axe

OPTIONS = {
    "runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]},
    "resultTypes": ["violations"],
}

# What DocC's own frame does, and neither the catalogue nor its theme-settings.json can change: the
# rule, the elements, and why it can be borne.
EXCEPTIONS = {
    # The time that a tutorial takes. Its words stand in a label that a <div> must not have; they
    # can be read on the page, and on the overview of the tutorials.
    ("aria-prohibited-attr", ".tutorial-hero .metadata .item"),
    # A table that is wider than a phone moves sideways. Browsers give the focus to what moves, so
    # that the arrows move it; axe still wants a `tabindex`.
    ("scrollable-region-focusable", ".table-wrapper"),
    # On a phone, the “…” of the path above a page's title has no name. It shows the pages above
    # this one, which the menu and the front page also lead to.
    ("button-name", ".hierarchy-collapsed-items .toggle"),
}
needed = set()
ENOUGH = 3  # Of elements that break the same rule on one page, so many are told.


def unneeded_exceptions():
    for rule, selector in sorted(EXCEPTIONS - needed):
        yield f"{selector} keeps {rule} by now. Take it out of EXCEPTIONS in accessibility.py."


def violations(opened, without_contents=False):
    """What axe finds. Without the table of contents at the side it takes half the time."""
    context = {"exclude": [".sidebar"]} if without_contents else None
    results = Axe().run(opened.tab, context, OPTIONS).response
    for violation in results["violations"]:
        rule = violation["id"]
        nodes = [node for node in violation["nodes"] if not is_excepted(opened, rule, node)]
        for node in nodes[:ENOUGH]:
            reasons = [reason["message"] for reason in node["any"] + node["all"] + node["none"]]
            yield f"{rule}: {node['html'][:200]}\n{'; '.join(reasons)}\nat {node['target'][0]}"
        if len(nodes) > ENOUGH:
            yield f"{rule}: and {len(nodes) - ENOUGH} more of its kind"
        if nodes:
            yield f"See {violation['helpUrl']}; colours: docs/Workbook.docc/theme-settings.json"


def is_excepted(opened, rule, node):
    element = opened.tab.locator(node["target"][0])
    for exception in EXCEPTIONS:
        is_meant = "(element, selector) => element.matches(selector)"
        if exception[0] == rule and element.evaluate(is_meant, exception[1]):
            needed.add(exception)
            return True
    return False


# Radio buttons are drawn by their labels. The whole text may have the focus, to be scrolled; a rim
# around it would help nobody.
FOCUS = """() => {
  const element = document.activeElement;
  const drawn = element.matches("input") && element.closest("label") || element;
  const style = getComputedStyle(drawn), place = drawn.getBoundingClientRect();
  return {
    tag: element.tagName,
    text: (drawn.innerText || drawn.getAttribute("aria-label") || "").trim().slice(0, 40),
    isLinkInText: element.matches("main a[href]"),
    isSeen: element.matches("main, body") || place.width > 1 && place.height > 1 && (
      style.boxShadow != "none" || style.outlineStyle != "none" && style.outlineWidth != "0px"),
  };
}"""
MANY = 60  # Far more stops than there are before a page's first link.


def keyboard_problems(opened):
    """Tab and Enter lead past the frame into the text, and one sees where one is."""
    keyboard = opened.tab.keyboard
    keyboard.press("Tab")
    first = opened.tab.evaluate(FOCUS)
    if "Skip" not in first["text"] or not first["isSeen"]:
        shown = f"{first['tag']} “{first['text']}”"
        yield f"The first Tab does not show “Skip Navigation”, but {shown}."
    keyboard.press("Enter")
    for _ in range(MANY):
        keyboard.press("Tab")
        focus = opened.tab.evaluate(FOCUS)
        if not focus["isSeen"]:
            yield f"One does not see that {focus['tag']} “{focus['text']}” has the focus."
            return
        if focus["isLinkInText"]:
            return
    yield f"After “Skip Navigation” and {MANY} Tabs, no link in the text has the focus."
