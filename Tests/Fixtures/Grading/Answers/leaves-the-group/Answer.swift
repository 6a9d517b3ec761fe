import Foundation

/// Leaves a process behind that is in a session of its own and holds on to the output.
func answer(to question: String) -> Int {
  var child: pid_t = 0
  let words = [strdup("setsid"), strdup("-f"), strdup("sleep"), strdup("86125"), nil]
  posix_spawnp(&child, "setsid", nil, nil, words, environ)
  var status: Int32 = 0
  waitpid(child, &status, 0)
  return 42
}
