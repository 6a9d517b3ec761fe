/// Compiles and runs the units of a book, each once, whoever asks.
final class Workshop: Sendable {
  /// This package's book; shared by all tests.
  static let ours = Workshop(.ours)

  let book: BookFiles
  private let soundVerdicts = Memo<Unit, SwiftCompiler.Verdict>()
  private let refusals = Memo<TextFile, SwiftCompiler.Verdict>()
  private let outputs = Memo<Unit, Program.Result>()
  private let states = Memo<TextFile, [[Diagnostic]]>()

  init(_ book: BookFiles) {
    self.book = book
  }

  /// What the compiler says of the files that are to compile; nothing when there are none.
  func soundVerdict(on unit: Unit) throws -> SwiftCompiler.Verdict {
    try soundVerdicts.value(for: unit) {
      guard !unit.sound.isEmpty else { return SwiftCompiler.Verdict(diagnostics: []) }
      return try SwiftCompiler().check(module(unit, unit.sound))
    }
  }

  /// What the compiler says once a file that must not compile joins the others.
  func verdict(on file: TextFile, of unit: Unit) throws -> SwiftCompiler.Verdict {
    try refusals.value(for: file) {
      try SwiftCompiler().check(module(unit, unit.sound + [file]))
    }
  }

  /// What the unit prints when it is built and run.
  func output(of unit: Unit) throws -> Program.Result {
    try outputs.value(for: unit) {
      let folder = try TemporaryFolder()
      let program = "\(folder.path)/program"
      let verdict = try SwiftCompiler().build(module(unit, unit.sound), to: program)
      guard verdict.errors.isEmpty else {
        return Program.Result(ending: .exited(code: 1), output: "It does not build.\n")
      }
      return try Program(call: [program], limit: 120).run()
    }
  }

  /// What the compiler says after each step of a tutorial.
  func diagnostics(of tutorial: Tutorial) throws -> [[Diagnostic]] {
    try states.value(for: tutorial.file) {
      var compiler = TutorialCompiler(book: book, module: tutorial.module)
      return try tutorial.states.map { try compiler.diagnostics(of: $0) }
    }
  }

  private func module(_ unit: Unit, _ files: [TextFile]) -> SwiftCompiler.Module {
    SwiftCompiler.Module(name: unit.module, files: files.map { book.absolute($0.path) })
  }

  /// The path from the root of the package.
  func relative(_ path: String) -> String {
    path.hasPrefix(book.root + "/") ? String(path.dropFirst(book.root.count + 1)) : path
  }
}
