final class Diary {
  var didWrite: (_ line: String) -> Void = { _ in }
  private(set) var lines: [String] = []

  func write(_ line: String) {
    lines.append(line)
    didWrite(line)
  }
}

final class Screen {
  let title = "Diary"
  let diary = Diary()

  func redraw(_ line: String) { print(title, line) }
}
