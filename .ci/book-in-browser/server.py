"""Serves the site as a web server would that holds other things, too: not at its top."""
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

BASE = "/some/place/"


class Handler(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def translate_path(self, path):
        if not path.startswith(BASE):
            return super().translate_path("/there/is/nothing/outside/the/site")
        return super().translate_path(path[len(BASE) - 1 :])

    def log_message(self, *_):
        pass


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, *_):
        pass  # A page that was left no longer takes what it asked for.


@contextmanager
def serve(folder):
    """The address of the site's top, as long as the body runs; the system chooses the port."""
    server = Server(("127.0.0.1", 0), partial(Handler, directory=str(folder)))
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}{BASE}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
