import Foundation

/// What the compiled answer shows before it runs.
///
/// The specs and the answer share a process, so an answer could speak in the grader's name. Such
/// code leaves its marks in the objects that are linked: a symbol of another module, a section that
/// runs before the specs do, or a name that the specs use without knowing that it's the answer's.
struct AnswerAudit {
  /// What the objects show.
  struct Findings: Equatable {
    /// Why these specs could not be believed, whatever they said.
    var refusal: WorkbookError?
    /// Calls with which a program can be ended, or changed, while the specs run.
    var powers: [String] = []
    /// What a person should read before a verdict matters.
    var remarks: [String] = []
  }

  let exercise: Exercise
  let answers: AnswersFolder
  let workbook: Workbook
  let plan: BuildPlan

  /// Looks at the objects; `nil` when the toolchain lacks the programs for it.
  ///
  /// On Linux only: what the objects of a Mac hold hasn't been looked at yet, and a sound answer must
  /// not be refused.
  ///
  /// - Throws: `WorkbookError` when a program can't read them.
  func findings() throws -> Findings? {
    guard Self.knowsObjects else { return nil }
    guard let answer = try symbols(of: exercise.module),
      let specs = try symbols(of: "\(exercise.module)Specs"),
      let sections = try output(of: "llvm-objdump", ["-h"] + objects(of: exercise.module))
    else { return nil }
    var found = Findings()
    found.refusal =
      earlyCode(in: sections) ?? foreignSymbol(among: answer) ?? takenName(among: specs)
      ?? copiedCode()
    let used = Set(answer.filter { $0.kind == "U" }.map(\.name))
    found.powers = Self.powers.filter(used.contains)
    // A `Mutex` calls it, too.
    if used.contains("syscall"), place(of: "syscall") != nil { found.powers.append("syscall") }
    if used.contains(where: { $0.contains("swiftPMEntryPoint") || $0.contains("XCTMain") }) {
      found.powers.append("XCTMain")
    }
    found.remarks = remarks(on: used)
    return found
  }

  #if os(Linux)
    private static let knowsObjects = true
  #else
    private static let knowsObjects = false
  #endif

  // MARK: What is refused

  private func earlyCode(in sections: String) -> WorkbookError? {
    let early = [".init_array", ".preinit_array", ".ctors"]
    guard early.contains(where: { sections.contains(" \($0)") }) else { return nil }
    return WorkbookError(
      "A part of your code runs before the specs begin, so they can't tell what your answer does.",
      next: "Take `@section` and `@used` out of your code.")
  }

  /// Whether a symbol holds the answer's module.
  ///
  /// Most hold it as `4Farm`. Where a word of its name came before, a letter stands for that word.
  private func isOwn(_ symbol: String) -> Bool {
    symbol.contains("\(exercise.module.utf8.count)\(exercise.module)")
      || symbol.hasPrefix("$s") && Demangler.name(of: symbol)?.contains(exercise.module) == true
  }

  /// What the answer defines is its own: each name of it holds the module's.
  private func foreignSymbol(among symbols: [Symbol]) -> WorkbookError? {
    // The compiler's own helpers are weak, because each module may have them.
    let foreign = symbols.first { "TDBRSC".contains($0.kind) && !isOwn($0.name) }
    return foreign.map {
      WorkbookError(
        "Your code defines `\($0.name)`, which isn't a name of its own module.",
        next: "Take `@c`, `@_cdecl` and `@_silgen_name` out of your code.")
    }
  }

  /// The specs may use what the brief and the starter name. An operator for texts, or an
  /// `XCTAssertEqual`, that the answer declares would take the place of the real one.
  private func takenName(among symbols: [Symbol]) -> WorkbookError? {
    let promised = promisedNames
    let own = "\(exercise.module)."
    let names = Set(symbols.map(\.name)).filter(isOwn).compactMap(Demangler.name)
    for name in names.sorted() {
      // `(extension in Farm):Swift.Array< where A == Swift.String>.isEmpty.getter : Swift.Bool`
      let pattern = /\(extension in (\w+)\):(\w+)\.(\w+)(?:<.*?>)?\.([^.(: ]+)/
      if name.contains("(extension in "), let extended = name.firstMatch(of: pattern)?.output,
        extended.1 == exercise.module, extended.2 != exercise.module,
        !["func \(extended.4)", "let \(extended.4)", "var \(extended.4)"].contains(
          where: promised.contains),
        // These have no name of their own.
        !["init", "subscript"].contains(extended.4)
          || !promised.contains("extension \(extended.3)")
      {
        return taken("extension of `\(extended.3)`")
      }
      let plain = name.hasPrefix("static ") ? name.dropFirst("static ".count) : name[...]
      guard plain.hasPrefix(own) else { continue }
      let rest = plain.dropFirst(own.count)
      // `Farm.== infix(Swift.String, Swift.String) -> Swift.Bool`; of a generic operator, a list of
      // types follows `infix`.
      let sign = rest.prefix { $0 != " " }
      let kind = rest.dropFirst(sign.count).prefix { $0 != "(" && $0 != "<" }
      if [" infix", " prefix", " postfix"].contains(kind) {
        if !rest.contains(own) { return taken("operator `\(sign)`") }
        continue
      }
      let head = rest.prefix { $0 != "(" }
      // `Farm.makeFarm(animals: …) -> Farm.Farm`, but no member, whose type stands before a dot.
      let function = head.prefix { $0 != "<" }
      if head.endIndex < rest.endIndex,
        function.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
        !promised.contains("func \(function)"), !promised.contains("`\(function)(")
      {
        return taken("function `\(function)`")
      }
    }
    return nil
  }

  /// What leaves no mark: code that the compiler copies into the specs, or that differs there.
  private func copiedCode() -> WorkbookError? {
    for word in ["@_transparent", "@_alwaysEmitIntoClient", "@export"] {
      guard let place = place(of: word, alsoInComments: true) else { continue }
      return WorkbookError(
        "`\(word)` copies your code into the specs, so they can't judge your answer.",
        next: "Take it out of `\(place)`.")
    }
    // What a build says that a compile spec doesn't: there, `#if` would choose other code.
    for word in ["SWIFT_MODULE_RESOURCE_BUNDLE_UNAVAILABLE", "canImport(\(exercise.module)Specs"] {
      guard let place = place(of: word, alsoInComments: true) else { continue }
      return WorkbookError(
        "With `\(word)`, your code can differ from what the specs compile, so they can't judge it.",
        next: "Take it out of `\(place)`.")
    }
    return nil
  }

  private func taken(_ what: String) -> WorkbookError {
    WorkbookError(
      "The specs use your \(what) instead of the usual one, so they can't judge your answer.",
      next: "Make it `private` or `fileprivate`, or give it another name.")
  }

  /// The brief and the starter, in which every name is that the specs may use.
  private var promisedNames: String {
    let starter = (try? workbook.files.sources(in: workbook.starter(exercise))) ?? [:]
    let brief = (try? workbook.files.text("\(workbook.folder(exercise))/README.md")) ?? ""
    return brief + starter.values.map { String(decoding: $0, as: UTF8.self) }.joined()
  }

  // MARK: What a solved answer may not use, and what is worth reading

  /// Calls that end the process or start another program in its place, that change its code, and
  /// that change what the specs read of their environment.
  static let powers = [
    "exit", "_exit", "_Exit", "quick_exit", "execl", "execle", "execlp", "execv", "execve",
    "execvp", "execvpe", "fexecve", "fork", "vfork", "clone", "posix_spawn", "posix_spawnp", "kill",
    "killpg", "tgkill", "pthread_kill", "dlopen", "dlsym", "dl_iterate_phdr", "mprotect", "ptrace",
    "prctl", "process_vm_writev", "setenv", "unsetenv", "putenv", "clearenv", "dup2", "dup3",
    "daemon", "err", "errx", "verr", "verrx", "pthread_exit", "mmap", "mremap", "pkey_mprotect",
    "dlvsym", "dup",
  ]

  private func remarks(on used: Set<String>) -> [String] {
    let world = [
      "CommandLine": "ss11CommandLineO", "ProcessInfo": "10Foundation11ProcessInfoC",
      "FileManager": "10Foundation11FileManagerC",
    ]
    let words = world.filter { _, part in used.contains { $0.contains(part) } }.keys.sorted()
    return (words + ["#if"]).compactMap { word in
      place(of: word).map { "It was solved, but read `\($0)`, because `\(word)` is there." }
    }
  }

  /// The first place of a word in the answer, as `File.swift:12`; a part of a longer word is none.
  func place(of word: String, alsoInComments: Bool = false) -> String? {
    let start = word.first?.isLetter == true ? "(?<!\\w)" : ""
    let pattern = "\(start)\(NSRegularExpression.escapedPattern(for: word))(?!\\w)"
    let folder = "\(answers.path)/\(exercise.key)"
    let sources = (try? workbook.files.sources(in: folder)) ?? [:]
    for (path, code) in sources.sorted(by: { $0.key < $1.key }) {
      let lines = String(decoding: code, as: UTF8.self).split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      let line = lines.firstIndex {
        (alsoInComments || !$0.drop { $0 == " " }.hasPrefix("//"))
          && $0.range(of: pattern, options: .regularExpression) != nil
      }
      if let line { return "\(path):\(line + 1)" }
    }
    return nil
  }

  // MARK: Objects

  private struct Symbol {
    let kind: Character
    let name: String
  }

  private func objects(of module: String) -> [String] {
    plan.objects.filter { $0.contains("/\(module).build/") }
  }

  /// The symbols that other objects see, or that come from others.
  private func symbols(of module: String) throws -> [Symbol]? {
    try output(of: "llvm-nm", ["--extern-only"] + objects(of: module))?.split(separator: "\n")
      .compactMap { line in
        // `0000000000000000 T $s4Farm…`, and blanks in place of the number for what is undefined.
        let words = line.split(separator: " ", maxSplits: line.first == " " ? 1 : 2)
        guard words.count >= 2, let kind = words[words.count - 2].first,
          words[words.count - 2].count == 1
        else { return nil }
        return Symbol(kind: kind, name: String(words[words.count - 1]))
      }
  }

  private func output(of program: String, _ arguments: [String]) throws -> String? {
    let path = "\(plan.tools)/\(program)"
    guard workbook.files.exists(path) else { return nil }
    let end = workbook.time.seconds() + SpecBuild.limit
    var output = Data()
    let ending = try workbook.processes.run(
      ProcessClient.Call(path, arguments), { output += Data($0) },
      { workbook.time.seconds() > end })
    guard ending == .exited(code: 0) else {
      throw WorkbookError(
        "`\(program)` could not read what was built: \(String(decoding: output, as: UTF8.self).suffix(300))",
        next: "Check again. If it comes back: swift run workbook doctor")
    }
    return String(decoding: output, as: UTF8.self)
  }
}

/// Turns a symbol into a name of Swift's, with the runtime's own function.
private enum Demangler {
  private typealias Function =
    @convention(c) (
      UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?

  static func name(of symbol: String) -> String? {
    guard let address = dlsym(nil, "swift_demangle") else { return nil }
    let demangle = unsafeBitCast(address, to: Function.self)
    guard let text = demangle(symbol, symbol.utf8.count, nil, nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}
