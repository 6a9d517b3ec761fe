/// What can be shown on one line.
protocol Showable {
  func onOneLine() -> String
}

extension Showable {
  var isLong: Bool { onOneLine().count > 40 }
}
