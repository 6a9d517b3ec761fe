final class Diary {
  var didWrite: (_ line: String) -> Void = { _ in }
}

final class Screen {
  let title = "Diary"
  let diary = Diary()

  func redraw(_ line: String) { print(title, line) }
}
