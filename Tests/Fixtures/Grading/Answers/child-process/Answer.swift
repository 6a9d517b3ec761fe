import Foundation

/// Leaves a process behind in its own group.
func answer(to question: String) -> Int {
  var child: pid_t = 0
  let words = [strdup("/bin/sleep"), strdup("86123"), nil]
  posix_spawn(&child, "/bin/sleep", nil, nil, words, environ)
  return 42
}
