import Testing

@testable import WorkbookKit

@Suite struct UpgradeTests {
  private let book: TinyWorkbook
  private let newer: String
  private let backup = ".workbook/backups/upgrade-2026-01-31-140509"

  /// The newer workbook is a handout of another tiny one, beside this one.
  init() throws {
    book = try TinyWorkbook()
    _ = book.run("handout", "../newer", "--with-solutions")
    newer = book.root.replacing("/workbook", with: "/newer")
  }

  private func write(_ text: String, _ path: String) throws {
    try TinyWorkbook.write(text, path, in: newer)
  }

  /// In the newer one the kettle has another starter, the toaster comes later, and a lamp is new.
  private func renew() throws {
    let manifest = try Files.live.text("\(newer)/Package.swift")
    try write(
      manifest.replacing("\"02-slow-toaster\"", with: "\"02-lamp\"")
        .replacing("\"01-kitchen-radio\"", with: "\"01-slow-toaster\""), "Package.swift")
    for (tree, file) in [
      (".starters", "SlowToaster.swift"), ("Exercises", "SlowToaster.swift"),
      ("Exercises", "README.md"),
    ] {
      let text = try book.text("\(tree)/\(TinyWorkbook.toaster)/\(file)")
      try write(text, "\(tree)/02-bigger-things/01-slow-toaster/\(file)")
    }
    try write("// Meter 2\n", ".starters/\(TinyWorkbook.kettle)/Lid.swift")
    try write("# Lamp\n", "Exercises/01-first-steps/02-lamp/README.md")
    try write("// TODO 1: Shine.\n", ".starters/01-first-steps/02-lamp/Lamp.swift")
    try Files.live.remove("\(newer)/.starters/\(TinyWorkbook.toaster)")
    try Files.live.remove("\(newer)/.starters/\(TinyWorkbook.radio)")
  }

  private static let changes = """
    New: 1.2
    Your answers, kept: 1.1, 2.1
    1.1 Kettle changed: yours is kept.
      The new starter: .starters/01-first-steps/01-kettle
      To start over with it: swift run workbook reset 1.1
    1.1 Kettle: new files: `Lid.swift`
    2.1 Slow toaster was 1.2.
    2.1 Kitchen radio is no longer part of the workbook.
    """

  @Test func `a learner's copy becomes the newer workbook`() throws {
    try renew()
    try book.write("mine", "Exercises/\(TinyWorkbook.kettle)/Kettle.swift")
    try book.write("mine", "Exercises/\(TinyWorkbook.toaster)/SlowToaster.swift")
    let before = try files(of: book)

    let plan = book.run("upgrade", "../newer", "--dry-run")

    #expect(try files(of: book) == before)
    let transcript = book.run("upgrade", "../newer")
    expect(
      transcript,
      out: """
        This copy is upgraded from ../newer.

        \(Self.changes)
        Other files: 2 written, 5 removed.

        What was replaced is kept in \(backup)
        Go on: swift run workbook
        """)
    expect(
      plan,
      out: """
        An upgrade from ../newer would do this:

        \(Self.changes)
        Other files: 2 written, 5 removed.

        Nothing was changed. To do it: swift run workbook upgrade ../newer
        """)
    #expect(
      try book.text("Exercises/02-bigger-things/01-slow-toaster/SlowToaster.swift") == "mine")
    #expect(book.run("list").out.contains("1.2  Lamp"))
    expect(book.run("upgrade", "../newer"), out: "This copy is up to date. Nothing to do.")
  }

  private func files(of book: TinyWorkbook) throws -> [String] {
    Files.live.tree(book.root)
  }

  @Test func `progress follows the exercises`() throws {
    try book.solve(TinyWorkbook.kettle, TinyWorkbook.toaster)
    try renew()

    _ = book.run("upgrade", newer)

    let list = book.run("list").out
    #expect(list.contains("solved    1.1  Kettle"))
    #expect(list.contains("2.1  Slow toaster"))
    #expect(try book.text(".workbook/progress.json").contains("SlowToaster"))
  }

  @Test func `an answer to what is gone is told with its place`() throws {
    try renew()
    try book.write("mine", "Exercises/\(TinyWorkbook.radio)/KitchenRadio.swift")

    let transcript = book.run("upgrade", "../newer")

    #expect(
      transcript.out.contains(
        """
        2.1 Kitchen radio is no longer part of the workbook.
          Your answer: \(backup)/Exercises/\(TinyWorkbook.radio)

        """))
    #expect(try book.text("\(backup)/Exercises/\(TinyWorkbook.radio)/KitchenRadio.swift") == "mine")
  }

  @Test func `a new outside world is told, and no more when nothing else changed`() throws {
    try book.write("mine", "Exercises/\(TinyWorkbook.kettle)/Kettle.swift")
    let meter = try book.text(".starters/\(TinyWorkbook.kettle)/Meter.swift")
    try write(meter + "// 2\n", ".starters/\(TinyWorkbook.kettle)/Meter.swift")

    expect(
      book.run("upgrade", "../newer", "--dry-run"),
      out: """
        An upgrade from ../newer would do this:

        Your answers, kept: 1.1
        1.1 Kettle: the outside world is the new one: `Meter.swift`
        Other files: 0 written, 5 removed.

        Nothing was changed. To do it: swift run workbook upgrade ../newer
        """)
  }

  @Test func `solutions that are stale are removed`() throws {
    try Files.live.remove("\(newer)/Solutions")
    let transcript = book.run("upgrade", "../newer")
    #expect(transcript.out.contains("Solutions removed: the newer workbook has none.\n"))
    #expect(!book.has("Solutions"))
    #expect(book.has("\(backup)/Solutions/\(TinyWorkbook.kettle)/Kettle.swift"))
  }

  @Test func `the same workbook is nothing to do`() throws {
    try book.remove("Tests/Answers")
    expect(book.run("upgrade", "../newer"), out: "This copy is up to date. Nothing to do.")
    expect(
      book.run("upgrade", "../newer", "--dry-run"), out: "This copy is up to date. Nothing to do.")
    #expect(!book.has(".workbook"))
  }

  @Test func `our answers are not taken for the learner's`() throws {
    _ = book.run("catch-up", "2")
    expect(
      book.run("upgrade", "../newer"), code: 2,
      error: """
        Our answers stand where yours were, since you caught up.
        Bring yours back first: swift run workbook catch-up --undo
        """)
  }

  @Test(arguments: [
    (
      [],
      "Where is the newer workbook?\nWrite for instance: swift run workbook upgrade ../newer"
    ),
    (["../nowhere"], "There is no folder ../nowhere.\nCheck the path."),
    (["."], ". is this copy of the workbook itself.\nName the newer one's folder."),
    (
      [".."],
      ".. lies inside this copy of the workbook, or around it.\nPut the newer one beside it."
    ),
    (
      ["../newer/docs"],
      "../newer/docs is no workbook.\nName the folder with the newer one's Package.swift."
    ),
    (["a", "b"], "There is a word too many: `b`.\nSee: swift run workbook help"),
  ])
  func `words that make no sense`(words: [String], error: String) throws {
    expect(book.run(["upgrade"] + words), code: 64, error: error)
    #expect(!book.has(".workbook"))
  }

  @Test func `a disk that refuses is told, and nothing is lost`() throws {
    try write("new", "README.md")
    let old = try book.text("README.md")
    let staging = "\(book.root)/.workbook/upgrade-staging"
    book.files.copy = { from, to in
      guard to != staging else { throw DiskFull() }
      try Files.live.copy(from, to)
    }

    expect(
      book.run("upgrade", "../newer"), code: 2,
      error: """
        The upgrade stopped: no room
        Nothing is lost: what it replaced is in .workbook/backups. Check that you may write here \
        and that the disk has room; then run it again.
        """)
    #expect(try book.text("README.md") == old)

    book.files = .live
    let again = book.run("upgrade", "../newer")
    #expect(again.out.contains("What an interrupted upgrade replaced is kept in \(backup)\n"))
    #expect(try book.text("README.md") == "new")
  }

  @Test func `a file's name cannot steer the terminal`() throws {
    try Files.live.link("\(newer)/docs/\u{1B}[2J", "/etc/hosts")
    let out = book.run("upgrade", "../newer", "--dry-run").out
    #expect(out.contains("Left out, being no regular file: docs/\u{FFFD}[2J\n"))
  }

  @Test func `on a screen it says first how to go on should it be interrupted`() throws {
    try renew()
    (book.isScreen, book.environment) = (true, ["NO_COLOR": "1"])

    #expect(
      book.run("upgrade", "../newer").out.hasPrefix(
        """
        Upgrading. Should it be interrupted:
        Finish it:
          swift run --package-path HOME/newer workbook upgrade HOME/newer


        """))
  }

  @Test func `a path is quoted for the shell`() throws {
    try Files.live.move(newer, newer.replacing("/newer", with: "/the newer one"))
    #expect(
      book.run("upgrade", "../the newer one", "--dry-run").out
        .hasSuffix("swift run workbook upgrade '../the newer one'\n"))
  }

  @Test func `its page fits a terminal`() {
    let lines = book.run("help", "upgrade").out.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.contains { $0.hasPrefix("--dry-run") })
  }
}

private struct DiskFull: Error, CustomStringConvertible {
  var description: String { "no room" }
}
