"""What a page shows: its heading, its pictures, nothing beside the screen."""


def words(text):
    return " ".join(text.split())


def heading_problems(page, opened):
    headings = [words(text) for text in opened.tab.locator("h1").all_inner_texts()]
    if headings != [words(page.title)]:
        yield (
            f"The headings are {headings}, and not [“{page.title}”]. Does the site hold the page's"
            f" data, data/{page.path.rstrip('/')}.json?"
        )


# For a picture that is missing, DocC shows another one.
IMAGES = """() => [...document.images].map(image => ({
  path: new URL(image.currentSrc || image.src).pathname,
  isShown: image.naturalWidth > 0 && !image.matches(".fallback"),
  alt: image.alt.trim(),
}))"""


def picture_problems(opened, site):
    for image in opened.tab.evaluate(IMAGES):
        if not image["isShown"]:
            yield f"“{image['alt']}” is not shown. Make it with .ci/pictures, or correct its name."
            continue
        name = image["path"].rsplit("/", 1)[-1]
        if not image["alt"]:
            yield f"{name} has no text for those who cannot see it. Say in words what it shows."
        stem, _, ending = name.rpartition(".")
        has_dark_twin = any(site.folder.glob(f"images/**/{stem}~dark.{ending}"))
        if opened.variant.scheme == "dark" and has_dark_twin:
            yield f"{name} is shown in its light colours, although there is {stem}~dark.{ending}."


def width_problems(opened):
    page, screen = opened.tab.evaluate(
        "() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]"
    )
    if page > screen:
        yield (
            f"The page is {page} pixels wide, the screen {screen}: it moves sideways. Which word,"
            " table or picture is too wide?"
        )
