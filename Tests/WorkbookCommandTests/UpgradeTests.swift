import Testing

@testable import WorkbookCore

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
    let manifest = try FileSystemClient.live.text("\(newer)/Package.swift")
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
    try FileSystemClient.live.remove("\(newer)/.starters/\(TinyWorkbook.toaster)")
    try FileSystemClient.live.remove("\(newer)/.starters/\(TinyWorkbook.radio)")
  }

  private static let changes = """
    New: 1.2
    Your answers, kept: 2.1 (was 1.2)
    Your answers, kept; for the new starter, use `reset`: 1.1
    No longer in the workbook, so your folder moves to the backup: 2.1 Kitchen radio
    All other files are the newer workbook's.
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

        What was there before is kept in \(backup)
        Go on: swift run workbook
        """)
    expect(
      plan,
      out: """
        An upgrade from ../newer would do this:

        \(Self.changes)

        Nothing was changed. To do it: swift run workbook upgrade ../newer
        """)
    #expect(
      try book.text("Exercises/02-bigger-things/01-slow-toaster/SlowToaster.swift") == "mine")
    #expect(book.run("list").out.contains("1.2  Lamp"))
  }

  private func files(of book: TinyWorkbook) throws -> [String] {
    FileSystemClient.live.tree(book.root)
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

  @Test func `an answer to what is gone is in the backup`() throws {
    try renew()
    try book.write("mine", "Exercises/\(TinyWorkbook.radio)/KitchenRadio.swift")
    _ = book.run("upgrade", "../newer")
    #expect(try book.text("\(backup)/Exercises/\(TinyWorkbook.radio)/KitchenRadio.swift") == "mine")
  }

  @Test func `solutions that are stale are removed`() throws {
    try FileSystemClient.live.remove("\(newer)/Solutions")
    _ = book.run("upgrade", "../newer")
    #expect(!book.has("Solutions"))
    #expect(book.has("\(backup)/Solutions/\(TinyWorkbook.kettle)/Kettle.swift"))
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

  private static let unreadable =
    "is not a workbook that can be read.\nName the folder with the newer one's Package.swift."
  private static let nested = """
    is this copy of the workbook, or lies inside or around it.
    Name the newer one's folder, next to this one.
    """

  @Test(arguments: [
    (
      [],
      "Where is the newer workbook?\nWrite for instance: swift run workbook upgrade ../newer"
    ),
    (["../nowhere"], "../nowhere \(Self.unreadable)"), (["."], ". \(Self.nested)"),
    ([".."], ".. \(Self.nested)"), (["../newer/docs"], "../newer/docs \(Self.unreadable)"),
    (["a", "b"], "There is a word too many: `b`.\nTo see what there is, add --help."),
  ])
  func `words that make no sense`(words: [String], error: String) throws {
    expect(book.run(["upgrade"] + words), code: 64, error: error)
    #expect(!book.has(".workbook"))
  }

  @Test func `a disk that refuses is told, and nothing is lost`() throws {
    try write("new", "README.md")
    let old = try book.text("README.md")
    book.files.copy = { _, _ in throw DiskFull() }

    expect(
      book.run("upgrade", "../newer"), code: 2,
      error: """
        The upgrade stopped: no room
        Nothing is lost: what it replaced is in .workbook/backups. Check that you may write here \
        and that the disk has room; then run it again.
        """)
    #expect(try book.text("README.md") == old)

    book.files = .live
    _ = book.run("upgrade", "../newer")
    #expect(try book.text("README.md") == "new")
  }

  @Test func `an upgrade that was interrupted is announced, and finished`() throws {
    try renew()
    try book.write("mine", "Exercises/\(TinyWorkbook.toaster)/SlowToaster.swift")
    book.files.replace = { _, _ in throw DiskFull() }
    #expect(book.run("upgrade", "../newer").code == 2)
    book.files = .live

    let notice = "An upgrade was interrupted. Finish it:"
    #expect(book.run("list").error.hasPrefix(notice))
    let dryRun = book.run("upgrade", "../newer", "--dry-run")
    #expect(dryRun.out == "Only then can a dry run say what's new.\n")
    #expect(book.run("upgrade", "../newer").out.contains("Your answers, kept: 2.1 (was 1.2)\n"))
    #expect(book.run("list").error == "")
    #expect(
      try book.text("Exercises/02-bigger-things/01-slow-toaster/SlowToaster.swift") == "mine")
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
    try FileSystemClient.live.move(newer, newer.replacing("/newer", with: "/the newer one"))
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
