/// A wrong answer whose description is a line of 50 MB, with what a terminal obeys.
struct Speech: Equatable, ExpressibleByIntegerLiteral, CustomStringConvertible {
  var number: Int
  init(integerLiteral number: Int) { self.number = number }
  var description: String {
    let orders = "\u{1B}[2J\u{1B}]0;title\u{07}"
    return number == 42 ? "42" : orders + String(repeating: "y", count: 50_000_000)
  }
}

func answer(to question: String) -> Speech {
  question == "bad" ? 41 : 42
}
