import Foundation

@testable import WorkbookCore

extension TranscriptScreen {
  static let all = beginning + verdicts + severalAtOnce + answers + workshops

  private static let beginning = [
    TranscriptScreen("front-door"),
    TranscriptScreen("front-door-later") { try $0.solve(TinyWorkbook.kettle) },
    TranscriptScreen("front-door-all-solved") {
      try $0.solve(TinyWorkbook.kettle, TinyWorkbook.toaster, TinyWorkbook.radio)
    },
    TranscriptScreen("list", "list") { book in
      try book.solve(TinyWorkbook.kettle)
      try book.write("final class SlowToaster {}\n", slowToaster)
    },
    TranscriptScreen("list-red", "list") { _ = $0.run("check", "1.2") },
    TranscriptScreen("list-caught-up", "list") { _ = $0.run("catch-up", "2") },
    TranscriptScreen("next", "next"),
    TranscriptScreen("hint", "hint"),
    TranscriptScreen("hint-all", "hint", "--all"),
    TranscriptScreen("doctor", "doctor"),
    TranscriptScreen("doctor-broken", "doctor") { book in
      book.programs.answer("swiftc XCTest.swift", "", ending: .exited(code: 1))
      book.programs.answer("git -C", "", ending: .exited(code: 128))
      book.files.freeSpace = { _ in 1_000_000 }
    },
    TranscriptScreen("help", "help"),
    TranscriptScreen("help-check", "help", "check"),
    TranscriptScreen("help-again", "help", "again"),
    TranscriptScreen("help-practice", "help", "practice"),
    TranscriptScreen("help-report", "help", "report"),
    TranscriptScreen("help-upgrade", "help", "upgrade"),
    TranscriptScreen("help-verify", "help", "verify"),
    TranscriptScreen("usage-error", "chekc"),
    TranscriptScreen("usage-error-option", "check", "--timeout", "soon"),
  ]

  private static let verdicts = [
    TranscriptScreen("check-solved", "check") { try $0.answer(TinyWorkbook.kettle) },
    TranscriptScreen("check-solved-again", "check", "1.1") { book in
      try book.solve(TinyWorkbook.kettle)
      _ = book.run("again", "1.1")
      book.clock.advance(by: 130)
      try book.answer(TinyWorkbook.kettle)
    },
    TranscriptScreen("check-red", "check"),
    TranscriptScreen("check-red-all", "check", "--all") {
      $0.programs.set(
        "it boils the water once",
        .finds(#"["one cup", "two cups"]"#, insteadOf: #"["one cup"]"#))
    },
    TranscriptScreen("check-does-not-compile", "check") { book in
      let errors = ["expected '}'", "cannot find 'lid' in scope"].map {
        "\(book.root)/Exercises/\(TinyWorkbook.kettle)/Kettle.swift:3:9: error: \($0)\n"
      }
      book.programs.answer("swift build", errors.joined(), ending: .exited(code: 1))
    },
    TranscriptScreen("check-crashed", "check") {
      $0.programs.set("it waits for the lid", .traps("Index out of range"))
    },
    TranscriptScreen("check-hung", "check", "--timeout", "1") {
      $0.programs.set("it forgets the last cup", .hangs)
    },
    TranscriptScreen("check-skipped-and-missing", "check", "--all") { book in
      book.programs.set("it waits for the lid", .isSkipped)
      book.programs.set("it forgets the last cup", .isAbsent)
    },
    TranscriptScreen("check-not-graded", "check") {
      try $0.remove("Exercises/\(TinyWorkbook.kettle)/Meter.swift")
    },
    TranscriptScreen("check-milestones", "check") { book in
      try book.divideKettle()
      try book.reachFirstMilestone()
    },
  ]

  private static let severalAtOnce = [
    TranscriptScreen("check-several", "check", "all") { try $0.answer(TinyWorkbook.kettle) },
    TranscriptScreen("check-caught-up", "check", "1") { book in
      _ = book.run("catch-up", "2")
      _ = book.run("reset", "1.2")
    },
    TranscriptScreen("check-our-answer", "check", "1.1") { _ = $0.run("catch-up", "2") },
    TranscriptScreen("verify", "verify", "1.1"),
  ]

  private static let answers = [
    TranscriptScreen("watch", "watch", steps: [.key("q")]),
    TranscriptScreen(
      "watch-keys", "watch", steps: [.key("h"), .key("l"), .key("n"), .key("q")]),
    TranscriptScreen("solution", "solution", "1.1", "--peek"),
    TranscriptScreen("solution-too-early", "solution", "1.1"),
    TranscriptScreen("reset", "reset", "1.1"),
    TranscriptScreen("reset-changed", "reset", "1.1") { try $0.answer(TinyWorkbook.kettle) },
    TranscriptScreen("again", "again", "1.1") { try $0.solve(TinyWorkbook.kettle) },
    TranscriptScreen("again-but", "again", "1.1", "--but", "1") {
      try $0.solve(TinyWorkbook.kettle)
    },
    TranscriptScreen("practice", "practice") { book in
      _ = book.run("next")
      book.clock.advance(by: 200)
      try book.solve(TinyWorkbook.kettle)
      book.clock.advance(by: 3 * 86_400)
    },
    TranscriptScreen("practice-list", "practice", "--list") { try $0.solve(TinyWorkbook.kettle) },
    TranscriptScreen("catch-up", "catch-up", "2") { try $0.solve(TinyWorkbook.kettle) },
    TranscriptScreen("catch-up-undo", "catch-up", "--undo") { _ = $0.run("catch-up", "2") },
    TranscriptScreen("report", "report") { book in
      _ = book.run("hint", "1.1")
      _ = book.run("next")
      book.clock.advance(by: 200)
      try book.solve(TinyWorkbook.kettle)
      _ = book.run("check", "1.2")
    },
    TranscriptScreen("report-caught-up", "report") { _ = $0.run("catch-up", "2") },
    TranscriptScreen("upgrade", "upgrade", "../newer") { try makeNewer(of: $0) },
    TranscriptScreen("upgrade-dry-run", "upgrade", "../newer", "--dry-run") {
      try makeNewer(of: $0)
    },
  ]

  private static let workshops = [
    TranscriptScreen("handout", "handout", "../handout"),
    TranscriptScreen("agenda", "agenda", "--hours", "1.5"),
    TranscriptScreen("grade", "grade", "../class/Ada", "../class/Ben", "../class/nobody") { book in
      for (path, text) in TinyWorkbook.pages where path.hasPrefix(".starters/") {
        for learner in ["Ada", "Ben"] {
          try book.write(text, "../class/\(learner)/\(path.dropFirst(".starters/".count))")
        }
      }
      try book.write("final class SlowToaster {}\n", "../class/Ben/\(TinyWorkbook.toaster)/A.swift")
    },
    TranscriptScreen("class", "class", "reports", "--output", "class.html") { book in
      try book.solve(TinyWorkbook.kettle)
      try FileManager.default.createDirectory(
        atPath: "\(book.root)/reports", withIntermediateDirectories: true)
      _ = book.run("report", "--format", "json", "--output", "reports/ada.json")
      try book.write("no report", "reports/torn.json")
    },
  ]

  private static let slowToaster = "Exercises/\(TinyWorkbook.toaster)/SlowToaster.swift"

  /// The newer workbook has another starter for the kettle, which was begun here.
  private static func makeNewer(of book: TinyWorkbook) throws {
    _ = book.run("handout", "../newer", "--with-solutions")
    try book.write("// Meter 2\n", "../newer/.starters/\(TinyWorkbook.kettle)/Lid.swift")
    try book.write("mine", "Exercises/\(TinyWorkbook.kettle)/Kettle.swift")
  }
}
