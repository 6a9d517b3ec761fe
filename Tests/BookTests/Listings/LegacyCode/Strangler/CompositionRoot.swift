/// Comes from the app's settings, which can change without a release.
enum BoardFlag: String, CaseIterable {
  case old, both, new
}

func makeBoard(
  _ flag: BoardFlag, old: any MachineBoard, new: any MachineBoard,
  report: @escaping @Sendable (String) -> Void
) -> any MachineBoard {
  switch flag {
  case .old: old
  case .both: ComparingBoard(old: old, new: new, report: report)
  case .new: new
  }
}
