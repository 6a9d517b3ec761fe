import WorkbookCore

extension Program {
  /// `swift run workshop`: what an instructor does.
  static let workshop = Program(
    "workshop",
    purpose: "Prepare a workshop on dependency injection, and see where a class stands.",
    commands: [
      AgendaCommand.self,
      HandoutCommand.self,
      GradeCommand.self,
      ClassCommand.self,
      ReportCommand.self,
    ])
}
