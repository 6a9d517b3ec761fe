import Testing

/// Words that make no sense: what is wrong, what to do, and exit code 64.
@Suite struct UsageTests {
  private let book: TinyWorkbook

  init() throws { book = try TinyWorkbook() }

  @Test(arguments: [
    ("chekc", "There is no command `chekc`.\nDid you mean `check`?"),
    ("solutions", "There is no command `solutions`.\nDid you mean `solution`?"),
    ("frobnicate", "There is no command `frobnicate`.\nSee: swift run workbook help"),
    ("\u{1B}[2J", "There is no command `\u{FFFD}[2J`.\nSee: swift run workbook help"),
    ("help lits", "There is no command `lits`.\nDid you mean `list`?"),
    ("help frobnicate", "There is no command `frobnicate`.\nSee: swift run workbook help"),
    ("hnit", "There is no command `hnit`.\nDid you mean `hint`?"),
    ("lots", "There is no command `lots`.\nSee: swift run workbook help"),
    ("soltuoin", "There is no command `soltuoin`.\nDid you mean `solution`?"),
  ])
  func `an unknown command`(line: String, error: String) {
    expect(book.run(line.words), code: 64, error: error)
  }

  @Test(arguments: ["1.1", "Kettle", "02-bigger-things", "all"])
  func `an exercise where a command is asked for`(word: String) {
    expect(
      book.run(word), code: 64,
      error: """
        There is no command `\(word)`.
        Did you mean `check \(word)`?
        """)
  }

  @Test(arguments: [
    ("check --jsno", "There is no option --jsno here.\nDid you mean --json?"),
    ("check --all=yes", "There is no option --all=yes here.\nDid you mean --all?"),
    ("check --faster", "There is no option --faster here.\nTo see what there is, add --help."),
    ("list --sideways", "There is no option --sideways here.\nTo see what there is, add --help."),
    ("doctor -v", "There is no option -v here.\nTo see what there is, add --help."),
  ])
  func `an unknown option`(line: String, error: String) {
    expect(book.run(line.words), code: 64, error: error)
  }

  @Test(arguments: [
    ("check --timeout", "The option --timeout needs a value.\nWrite: --timeout VALUE"),
    ("check 1.1 --answers", "The option --answers needs a value.\nWrite: --answers VALUE"),
    ("check --timeout=", "The option --timeout needs a value.\nWrite: --timeout VALUE"),
    ("check --answers= 1.1", "The option --answers needs a value.\nWrite: --answers VALUE"),
    ("watch --timeout=", "The option --timeout needs a value.\nWrite: --timeout VALUE"),
  ])
  func `a missing value`(line: String, error: String) {
    expect(book.run(line.words), code: 64, error: error)
  }

  @Test(arguments: ["zero", "0", "-1", "3601", "nan", "1e9"])
  func `a time limit that is none`(value: String) {
    expect(
      book.run("check", "--timeout", value), code: 64,
      error: """
        --timeout takes seconds, from above 0 to 3600, and not `\(value)`.
        For instance: --timeout 10
        """)
  }

  @Test(arguments: [
    ("list everything", "everything"), ("next 1.1 soon", "soon"), ("hint 1.1 2", "2"),
    ("solution 1.1 1.2", "1.2"), ("again 1.1 1.2", "1.2"), ("watch 1.1 1.2", "1.2"),
    ("handout here there", "there"), ("doctor who", "who"), ("help check list", "list"),
  ])
  func `a word too many`(line: String, word: String) {
    expect(
      book.run(line.words), code: 64,
      error: """
        There is a word too many: `\(word)`.
        To see what there is, add --help.
        """)
  }

  @Test(arguments: [
    ("ketle", "Did you mean `Kettle`?"),
    ("SlowTaster", "Did you mean `SlowToaster`?"),
    ("02-biger-things", "Did you mean `02-bigger-things`?"),
    ("espresso-machine", "See them all: swift run workbook list"),
    ("3.9", "See them all: swift run workbook list"),
    ("1.1,1.2,2.1", "Did you mean `1.1` or `1.2` or `2.1`?"),
    ("1.1,1.2,2.1,Kettle", "See them all: swift run workbook list"),
  ])
  func `an unknown exercise`(word: String, next: String) {
    for command in ["check", "hint", "reset", "again", "solution", "watch", "verify"] {
      expect(
        book.run(command, word), code: 64,
        error: "There is no exercise or stage `\(word)`.\n\(next)")
    }
  }

  @Test func `the closest names alone are proposed`() throws {
    let manifest = try book.text("Package.swift")
    try book.write(manifest.replacing("02-slow-toaster", with: "02-nettle"), "Package.swift")

    #expect(book.run("check", "kettel").error.hasSuffix("\nDid you mean `Kettle`?\n"))
    #expect(book.run("check", "nettel").error.hasSuffix("\nDid you mean `Nettle`?\n"))
  }

  @Test(arguments: ["hint", "reset", "again", "solution", "watch"])
  func `a stage where one exercise is asked for`(command: String) {
    expect(
      book.run(command, "1"), code: 64,
      error: """
        `1` may mean 01-first-steps/01-kettle, 01-first-steps/02-slow-toaster.
        Name one, by its number for instance.
        """)
  }

  @Test(arguments: [
    ["\u{1B}[2J"], ["check", "\u{1B}[2J"], ["check", "--\u{1B}[2J"],
    ["check", "--timeout", "\u{1B}[2J"], ["check", "--answers", "\u{1B}[2J"],
    ["reset", "1.1", "\u{1B}[2J"], ["list", "\u{1B}[2J"], ["help", "\u{1B}[2J"],
  ])
  func `what was typed cannot steer the terminal`(words: [String]) {
    let transcript = book.run(words)

    #expect(transcript.code == 64)
    #expect(transcript.error.contains("\u{FFFD}[2J"))
    #expect(!transcript.error.contains("\u{1B}"))
  }

  @Test func `a folder of answers that is not there`() {
    expect(
      book.run("check", "--answers", "Solutoins"), code: 64,
      error: """
        There is no folder Solutoins.
        Check the path after --answers.
        """)
  }

  @Test func `a folder that holds no answers`() {
    expect(
      book.run("check", "--answers", "docs"), code: 64,
      error: """
        docs is no folder of answers.
        It must look like Exercises/: 01-first-steps/01-kettle/ and so on.
        """)
  }
}

extension String {
  fileprivate var words: [String] { split(separator: " ").map(String.init) }
}
