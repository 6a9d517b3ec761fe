import WorkbookCore

extension Program {
  /// `swift run author`: what the workbook's own authors do.
  static let author = Program(
    "author",
    purpose: "Check that exercises are done, and that their specs notice faults.",
    commands: [VerifyCommand.self, AttackCommand.self, MutateCommand.self])
}
