import Foundation

/// Halts its own process.
func answer(to question: String) -> Int {
  // To the thread: a signal to the process may reach another one first, and this one goes on.
  if question == "bad" { raise(SIGSTOP) }
  return 42
}
