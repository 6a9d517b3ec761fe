// Does not compile: 'weak' must not be applied to non-class-bound
protocol DiaryDelegate {
  func diaryDidChange(_ diary: Diary)
}

final class Diary {
  weak var delegate: (any DiaryDelegate)?
}
