import Foundation

/// Is right, and leaves processes behind in sessions of their own, without a variable.
func answer(to question: String) -> Int {
  var child: pid_t = 0
  let script = "for i in 1 2 3 4 5; do setsid sh -c 'exec -a hidden sleep 86127' & done; sleep 0.2"
  let words: [String] = ["env", "-i", "PATH=/usr/bin:/bin", "bash", "-c", script]
  let pointers = words.map { strdup($0) } + [nil]
  posix_spawnp(&child, "env", nil, nil, pointers, environ)
  var status: Int32 = 0
  waitpid(child, &status, 0)
  return 42
}
