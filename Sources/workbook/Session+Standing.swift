import WorkbookKit

/// How an exercise stands, as a list tells it.
enum Standing: String {
  case solved
  case red
  /// Our answer stands there, put in place by `catch-up`.
  case caughtUp = "caught up"
  /// It was changed, and not graded.
  case begun
  case notTried = "not tried"
}

extension Session {
  /// What is remembered of an exercise; where that is nothing, what its files say.
  func standing(of exercise: Exercise) -> Standing {
    switch progress.state(of: exercise) {
    case .solved: .solved
    case _ where holdsOurAnswer(exercise): .caughtUp
    case .red: .red
    case .notTried: isTouched(exercise) ? .begun : .notTried
    }
  }

  private func isTouched(_ exercise: Exercise) -> Bool {
    let folder = workbook.folder(exercise)
    return files.isFolder(folder)
      && !Starter(of: exercise, in: workbook, files: files).isUntouched(in: folder)
  }
}
