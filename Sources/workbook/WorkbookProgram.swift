import WorkbookCore

extension Program {
  /// `swift run workbook`: what a learner does.
  static let workbook = Program(
    "workbook",
    purpose: "Learn dependency injection in Swift by turning red specs green.",
    commands: [
      ListCommand.self,
      PathCommand.self,
      NextCommand.self,
      CheckCommand.self,
      WatchCommand.self,
      HintCommand.self,
      SolutionCommand.self,
      ResetCommand.self,
      AgainCommand.self,
      PracticeCommand.self,
      BookCommand.self,
      ReportCommand.self,
      CatchUpCommand.self,
      UpgradeCommand.self,
      DoctorCommand.self,
    ],
    start: { try FrontDoor().run(in: &$0) },
    prepare: { session in
      if let newer = Upgrade(of: session.workbook).unfinished {
        session.dependencies.printError(
          "An upgrade was interrupted. \(UpgradeCommand.finish(newer))")
      }
    })
}
