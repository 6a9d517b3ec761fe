"""The site as files: its pages, the data that DocC shows on them, and a server for it."""
import json
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

BASE = "/some/place/"  # As on a web server that holds other things, too.


class Page:
    def __init__(self, folder, site_folder):
        self.path = f"{folder.relative_to(site_folder).as_posix()}/"
        data = site_folder / "data" / f"{self.path.rstrip('/')}.json"
        self.data = json.loads(data.read_text(encoding="utf-8")) if data.exists() else {}
        self.title = self.data.get("metadata", {}).get("title", "")
        # Pages of one kind look alike.
        top, *_, name = self.path.split("/")[:-1]
        depth = self.path.count("/")
        if top == "tutorials":
            self.kind = "tutorial" if depth > 2 else "overview"
        else:
            start = name.split("-")[0]
            known = start if start in ("exercise", "stage") else "chapter"
            self.kind = "front" if depth == 2 else known

    def section(self, kind):
        return next((part for part in self.data["sections"] if part["kind"] == kind), {})

    def __str__(self):
        return self.path


class Site:
    def __init__(self, folder):
        self.folder = folder
        places = (place for part in ("documentation", "tutorials")
                  for place in sorted((folder / part).glob("**/index.html")))
        self.pages = [Page(index.parent, folder) for index in places]
        self.by_path = {page.path: page for page in self.pages}
        self.front = next(page for page in self.pages if page.kind == "front")

    def is_first_of_its_kind(self, page):
        return page is next(other for other in self.pages if other.kind == page.kind)


class Handler(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def translate_path(self, path):
        is_outside = not path.startswith(BASE)
        return super().translate_path("/nothing" if is_outside else path[len(BASE) - 1:])

    def log_message(self, *_):
        pass


@contextmanager
def serve(folder):
    """The address of the site's top, as long as the body runs; the system chooses the port."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(folder)))
    server.handle_error = lambda *_: None  # A page that was left takes no more.
    server.daemon_threads = True
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}{BASE}"
    finally:
        server.shutdown()
        server.server_close()
