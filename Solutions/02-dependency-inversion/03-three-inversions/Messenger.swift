/// A book that a reader has at home.
struct Loan {
  let reader: String
  let title: String
}

/// How a reader is told something, in the library's own words.
protocol Messenger {
  func tell(_ reader: String, _ message: String)
}
