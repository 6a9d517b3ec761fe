import Foundation

/// Starts processes that start processes; a thousand at most, which end by themselves.
func answer(to question: String) -> Int {
  guard question == "bad" else { return 42 }
  let script = """
    grow() { if [ $1 -gt 0 ]; then grow $(($1 - 1)) & grow $(($1 - 1)) & fi; sleep 60; }
    grow 9
    """
  var child: pid_t = 0
  let words = [strdup("/bin/sh"), strdup("-c"), strdup(script), nil]
  posix_spawn(&child, "/bin/sh", nil, nil, words, environ)
  sleep(60)
  return 42
}
