protocol DiaryDelegate: AnyObject {
  func diaryDidChange(_ diary: Diary)
}

final class Diary {
  weak var delegate: (any DiaryDelegate)?
  private(set) var lines: [String] = []

  func write(_ line: String) {
    lines.append(line)
    delegate?.diaryDidChange(self)
  }
}
