import Testing

@testable import WorkbookCore
@testable import author
@testable import workbook
@testable import workshop

@Suite struct HelpTests {
  private let book: TinyWorkbook

  init() throws { book = try TinyWorkbook() }

  private static let overview = """
    Learn dependency injection in Swift by turning red specs green.

    swift run workbook            shows where you are and what to do next
    swift run workbook COMMAND

      list      lists the exercises of your path with their minutes and states
      path      shows the three ways through the workbook, or chooses one
      next      shows the exercise to work on: its aim, its files, the command
      check     grades exercises; without WHAT, the one you are working on
      watch     grades at every save and moves on when the exercise is solved
      hint      shows the next of three hints; it remembers how far you were
      solution  shows how our answer differs from yours, and why
      reset     puts the pristine starter back and keeps your version in a backup
      again     does an exercise once more, under a constraint and against the clock
      practice  starts the exercise that is due for practice, under a constraint
      book      shows the book in a browser: chapters, tutorials, every brief
      report    grades all that you began, and writes down where you stand
      catch-up  puts our answers of all earlier stages in place, and keeps yours
      upgrade   brings this copy to a newer workbook without losing an answer
      doctor    looks at the machine; each line is ok, or says what to do
      help      explains the commands, or one of them

    For instructors: swift run workshop help
    For authors: swift run author help

    WHAT names exercises: 1.2, 02-hidden-inputs, HiddenInputs, a stage, all.
    With a screen reader: add --plain, or set WORKBOOK_PLAIN=1 once.
    More on one: swift run workbook help COMMAND
    """

  private static let check = """
    swift run workbook check [WHAT…] [--answers DIR] [--timeout S] [--all]
        [--verbose] [--json]

    Grades exercises; without WHAT, the one you are working on.

    WHAT            1.2, 02-hidden-inputs, HiddenInputs, a stage, or all
    --answers DIR   grades another folder of answers, Solutions for instance
    --timeout S     stops a spec after S seconds without progress; 10 when not given
    --all           shows every failing spec in full, and every compiler error
    --verbose       shows all that the compiler and the specs printed
    --json          prints the result for other programs

    A spec is stopped, too, at 2 GB of memory, 200 processes, or a file of 500 MB.

    Exit code: 0 solved, 1 not solved, 2 could not be graded, 64 wrong usage.
    """

  @Test(arguments: ["help", "--help", "-h"])
  func `the overview names every command`(word: String) {
    expect(book.run(word), out: Self.overview)
  }

  @Test(arguments: [["help", "check"], ["check", "--help"], ["check", "1.1", "-h"]])
  func `a command is explained`(words: [String]) {
    expect(book.run(words), out: Self.check)
  }

  @Test func `a command without options has a short page`() {
    expect(
      book.run("help", "doctor"),
      out: """
        swift run workbook doctor

        Looks at the machine; each line is ok, or says what to do.
        """)
  }

  @Test(arguments: [
    ("grade", "instructors", "workshop"), ("agenda", "instructors", "workshop"),
    ("verify", "authors", "author"), ("mutate", "authors", "author"),
  ])
  func `a command of another program says where it is`(
    word: String, audience: String, program: String
  ) {
    for words in [[word], [word, "1.1"], ["help", word]] {
      expect(
        book.run(words, program: .workbook), code: 64,
        error: """
          `\(word)` is a command for \(audience).
          Write: swift run \(program) \(word)
          """)
    }
  }

  @Test(arguments: [Program.workshop, .author])
  func `the other programs explain themselves without a word`(program: Program) {
    let run = book.run([], program: program)
    #expect(run.code == 0)
    #expect(run.out.contains("swift run \(program.name) COMMAND"))
    #expect(run.out.contains("For learners: swift run workbook help"))
  }

  @Test func `the version is told`() {
    expect(book.run("--version"), out: "workbook 0.9.0")
  }

  @Test(arguments: [
    ["help"], ["help", "check"], ["help", "lits"], ["--help"], ["check", "--help"], ["--version"],
  ])
  func `outside a workbook they say the same`(words: [String]) {
    let inside = book.run(words)
    book.folder = "/"

    #expect(book.run(words) == inside)
  }

  @Test(arguments: TinyWorkbook.programs.flatMap(\.commands).map { $0.name } + [""], [40, 80])
  func `a page fits the terminal`(name: String, columns: Int) {
    (book.isScreen, book.width) = (true, columns)
    let lines = book.run(name.isEmpty ? ["help"] : ["help", name]).out.split(separator: "\n")

    #expect(lines.filter { $0.count > columns && !$0.hasPrefix("swift run ") } == [])
  }
}
