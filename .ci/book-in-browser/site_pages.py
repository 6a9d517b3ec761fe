"""The site as files: its pages, and the data that DocC shows on them."""
import json


class Page:
    def __init__(self, folder, site_folder):
        self.path = f"{folder.relative_to(site_folder).as_posix()}/"
        data = site_folder / "data" / f"{self.path.rstrip('/')}.json"
        self.data = json.loads(data.read_text(encoding="utf-8")) if data.exists() else {}

    @property
    def title(self):
        return self.data.get("metadata", {}).get("title", "")

    @property
    def kind(self):
        """Pages of one kind look alike."""
        name = self.path.rstrip("/").split("/")[-1]
        if self.path.startswith("tutorials/"):
            return "tutorial" if self.path.count("/") > 2 else "overview"
        if self.path.count("/") == 2:
            return "front"
        start = name.split("-")[0]
        return start if start in ("exercise", "stage") else "chapter"

    def section(self, kind):
        return next((part for part in self.data["sections"] if part["kind"] == kind), {})

    def __str__(self):
        return self.path


class Site:
    def __init__(self, folder):
        self.folder = folder
        self.pages = [
            Page(index.parent, folder)
            for part in ("documentation", "tutorials")
            for index in sorted((folder / part).glob("**/index.html"))
        ]
        self.by_path = {page.path: page for page in self.pages}
        self.front = next(page for page in self.pages if page.kind == "front")

    def is_first_of_its_kind(self, page):
        return page is next(other for other in self.pages if other.kind == page.kind)

    def named(self, name):
        """The page whose address ends with that name, if there is one."""
        return next((page for page in self.pages if page.path.endswith(f"/{name}/")), None)
