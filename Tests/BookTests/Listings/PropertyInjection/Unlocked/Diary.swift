struct Key {
  func scrambled(_ line: String) -> String { String(line.reversed()) }
}

final class Diary {
  fileprivate(set) var lines: [String] = []

  func unlocked(with key: Key, use: (borrowing OpenDiary) -> Void) {
    use(OpenDiary(diary: self, key: key))
  }
}

/// A diary and the key to it.
struct OpenDiary: ~Copyable {
  fileprivate let diary: Diary
  fileprivate let key: Key

  func write(_ line: String) {
    diary.lines.append(key.scrambled(line))
  }
}
