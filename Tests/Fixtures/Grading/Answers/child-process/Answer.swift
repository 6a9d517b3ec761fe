import Foundation

/// Leaves a process behind in its own group.
func answer(to question: String) -> Int {
  var child: pid_t = 0
  let words = ["/bin/sleep", "86123"].map { strdup($0) } + [nil]
  posix_spawn(&child, "/bin/sleep", nil, nil, words, environ)
  return 42
}
