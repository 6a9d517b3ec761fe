"""A real terminal with a program on it."""
import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import termios
import time

# Nothing here may take longer, on a busy machine either.
PATIENCE = 600


class Screen:
    """A program on a terminal, which is its controlling one: closing the terminal hangs up."""

    def __init__(self, command, folder, environment, columns=80):
        self.controller, device = pty.openpty()
        self.resize(columns)
        self.process = subprocess.Popen(
            command, cwd=folder, env=environment, stdin=device, stdout=device, stderr=device,
            start_new_session=True, preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0))
        os.close(device)
        self.seen = b""

    @property
    def text(self):
        return self.seen.decode("utf-8", "replace").replace("\r\n", "\n")

    @property
    def shows_keys(self):
        return bool(termios.tcgetattr(self.controller)[3] & termios.ECHO)

    def resize(self, columns):
        size = struct.pack("HHHH", 50, columns, 0, 0)
        fcntl.ioctl(self.controller, termios.TIOCSWINSZ, size)

    def press(self, keys):
        os.write(self.controller, keys.encode())

    def close(self):
        os.close(self.controller)
        self.controller = None

    def _read(self):
        """Reads what is there; returns whether more may come."""
        if not select.select([self.controller], [], [], 0.1)[0]:
            return True
        try:
            piece = os.read(self.controller, 65536)
        except OSError:
            # In this way Linux says that the other end is closed.
            return False
        self.seen += piece
        return bool(piece)

    def wait_for(self, words, since=0):
        """Reads until these words are on the screen; returns whether they came."""
        deadline = time.monotonic() + PATIENCE
        while words not in self.text[since:] and time.monotonic() < deadline and self._read():
            pass
        return words in self.text[since:]

    def finish(self):
        """Reads to the end, and returns the exit code."""
        deadline = time.monotonic() + PATIENCE
        while self.controller is not None and self._read():
            if time.monotonic() > deadline:
                os.killpg(self.process.pid, signal.SIGKILL)
                break
        code = self.process.wait()
        if self.controller is not None:
            self.close()
        return code
