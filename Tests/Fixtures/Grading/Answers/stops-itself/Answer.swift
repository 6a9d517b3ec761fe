import Foundation

/// Halts its own process.
func answer(to question: String) -> Int {
  if question == "bad" { kill(getpid(), SIGSTOP) }
  return 42
}
