/// Counts the lines, in the margin.
final class LineCounter: DiaryDelegate {
  private(set) var count = 0
  func diaryDidChange(_ diary: Diary) { count = diary.lines.count }
}

/// Owns the diary and its delegate, and is owned by neither.
final class Desk {
  let diary = Diary()
  let counter = LineCounter()

  init() { diary.delegate = counter }
}

func makeCounter() -> any DiaryDelegate { LineCounter() }

func makeSilentDiary() -> Diary {
  let diary = Diary()
  diary.delegate = makeCounter()
  return diary
}
