/// Prints 200 MB, half of it without a line's end, and is wrong once.
func answer(to question: String) -> Int {
  if question == "third" {
    let line = String(repeating: "y", count: 99)
    for _ in 1...1_000_000 { print(line) }
    for _ in 1...1_000_000 { print(line, terminator: " ") }
  }
  return question == "first" ? 41 : 42
}
