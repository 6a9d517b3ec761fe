import Foundation

/// The graded answer as the compiler understands it: the types it declares, what they store, and
/// what its code calls.
///
/// Specs ask the compiler because a search through the text is fooled by comments, by strings and by
/// another spelling. The source is Swift's intermediate language, which `swiftc -emit-silgen` prints
/// in about 0.3 s.
///
/// ```swift
/// let answer = try CompiledAnswer(spec: #filePath)
/// #expect(answer.globalState() == [])
/// ```
public struct CompiledAnswer: Sendable {
  /// A stored property, as the compiler prints its declaration.
  struct Stored: Sendable, Equatable {
    /// The type that it belongs to, with the types around it; empty for a global.
    var owner: String
    var name: String
    var type: String
    var isLet: Bool
    /// Whether there is one for the whole program: it's `static`, or a global.
    var isGlobal: Bool
    var isPrivate = false

    var path: String { owner.isEmpty ? name : "\(owner).\(name)" }
  }

  /// A type's declaration; a type's extensions are among its own.
  struct Declaration: Sendable, Equatable {
    var kind: String
    var parents: [String] = []
    /// What the cases of an enum hold.
    var payloads: [String] = []

    var isReference: Bool { ["class", "actor"].contains(kind) }
  }

  /// A call of a function, or a reference to it.
  struct Call: Sendable, Hashable {
    /// The function it stands in, as the compiler describes it.
    var caller: String
    var callee: String
    /// `File.swift:7`.
    var place: String
    /// Whether the caller calls it there and then, rather than keeping it for later.
    var isMade = false

    var file: String { String(place.prefix { $0 != ":" }) }
  }

  /// A function with a body, which another file can call: no `private` one.
  struct Function: Sendable, Equatable {
    /// As the compiler describes it: `static Till.open(disk:)`.
    var name: String
    /// `$@convention(method) (@owned String, @thin Till.Type) -> @owned Till`.
    var type: String
  }

  private(set) var stored: [Stored] = []
  private(set) var functions: [Function] = []
  private(set) var initializers: [Initializer] = []
  private(set) var declarations: [String: Declaration] = [:]
  private(set) var calls: [Call] = []
  /// The calls by the functions that they stand in.
  private(set) var callees: [String: [Call]] = [:]
  /// The declarations, a line each, without attributes and accessors.
  public private(set) var declaredLines: [String] = []
  /// The texts that stand in the code.
  public private(set) var literals: [String] = []
  /// The files that stand for the outside world.
  private(set) var worldFiles: Set<String> = []

  /// Has the compiler describe the answer that this spec grades.
  ///
  /// - Parameter leavingOut: Files of the answer that aren't meant.
  /// - Throws: `ClientFailure` when the answer doesn't compile, or the compiler can't be run.
  public init(spec: String = #filePath, leavingOut: Set<String> = []) throws {
    let answer = GradedAnswer(spec: spec)
    try self.init(
      module: answer.module, files: answer.sources(leavingOut: leavingOut),
      environment: ProcessInfo.processInfo.startEnvironment)
    worldFiles = Set(try answer.worldFiles())
  }

  init(module: String, files: [URL], environment: [String: String]) throws {
    self.init(try Compiler(environment: environment).describe(module: module, files: files))
  }

  /// Reads what the compiler printed.
  init(_ description: String) {
    let lines = description.split(separator: "\n", omittingEmptySubsequences: false)
    // Declarations come first, functions and globals after them.
    let end = lines.firstIndex { $0.hasPrefix("sil_global ") || $0.hasPrefix("sil ") }
    readDeclarations(lines[..<(end ?? lines.endIndex)])
    readFunctions(lines)
    callees = Dictionary(grouping: calls, by: \.caller)
  }
}

// MARK: - Reading the compiler's description

extension CompiledAnswer {
  private mutating func readDeclarations(_ lines: ArraySlice<Substring>) {
    /// The types around a line; `nil` for a block of another kind.
    var scopes: [String?] = []
    for line in Self.withWholeInitializers(lines) {
      let words = line.drop { $0 == " " }
      if words == "}" {
        scopes.removeLast()
        continue
      }
      let bare = words.replacing(#/@\w+(\([^)]*\))? /#, with: "").prefix { $0 != "{" }
      if !bare.isEmpty, !bare.hasPrefix("import "), !bare.hasPrefix("// ") {
        declaredLines.append(String(bare).trimmingCharacters(in: .whitespaces))
      }
      let owner = scopes.compactMap { $0 }.joined(separator: ".")
      if let property = Self.stored(words, in: owner) {
        stored.append(property)
      } else if let initializer = Self.initializer(words, of: owner) {
        initializers.append(initializer)
      } else if words.hasPrefix("case ") || words.hasPrefix("indirect case ") {
        declarations[owner]?.payloads.append(String(words))
      }
      guard words.hasSuffix(" {") else { continue }
      guard let (kind, name, parents) = Self.declaration(words) else {
        scopes.append(nil)
        continue
      }
      scopes.append(name)
      let path = scopes.compactMap { $0 }.joined(separator: ".")
      if kind != "extension" || declarations[path] == nil {
        declarations[path] = Declaration(kind: kind, parents: declarations[path]?.parents ?? [])
      }
      declarations[path]?.parents += parents
    }
  }

  /// `final class LiveAPI : API, Sendable {`
  private static func declaration(
    _ line: Substring
  ) -> (kind: String, name: String, parents: [String])? {
    let pattern = /^(?:.* )?(struct|class|enum|actor|protocol|extension) ([\w.]+)(.*) \{$/
    guard !line.contains("_hasStorage"), !line.contains("("),
      let match = line.wholeMatch(of: pattern)
    else { return nil }
    let heading = match.output.3.split(separator: " where ").first ?? ""
    let parents = heading.split(separator: " : ").last.map { $0.split(separator: ", ") } ?? []
    return (
      String(match.output.1), String(match.output.2),
      heading.contains(" : ") ? parents.map(String.init) : []
    )
  }

  /// `@_hasStorage @_hasInitialValue private static let width: Int { get }`, after an attribute such
  /// as `@MainActor`, if there is one.
  private static func stored(_ line: Substring, in owner: String) -> Stored? {
    guard line.contains("@_hasStorage "),
      let match = line.firstMatch(of: /\ (let|var) ([^:]+): (.*?) \{/)
    else { return nil }
    return Stored(
      owner: owner, name: String(match.output.2), type: String(match.output.3),
      isLet: match.output.1 == "let", isGlobal: owner.isEmpty || line.contains(" static "),
      isPrivate: line.contains("private "))
  }

  private mutating func readFunctions(_ lines: [Substring]) {
    var caller = ""
    var callee = ""
    /// The calls by the names that the compiler gives to the functions inside of one: `%5`.
    var named: [Substring: Int] = [:]
    for line in lines {
      let words = line.drop { $0 == " " }
      if let name = words.firstMatch(of: /\bapply (%\d+)[(<]/)?.output.1, let index = named[name] {
        calls[index].isMade = true
      }
      if let text = words.firstMatch(of: #/= string_literal utf8 "(.*?)"/#)?.output.1 {
        literals.append(String(text))
      }
      if words.hasPrefix("// function_ref ") {
        callee = String(words.dropFirst("// function_ref ".count))
      } else if line.hasPrefix("// "), let place = line.firstRange(of: ", loc ") {
        caller = String(line[..<place.lowerBound].dropFirst(3))
        named = [:]
      } else if line.hasPrefix("sil "), line.hasSuffix(" {"), !line.hasPrefix("sil private "),
        let type = line.firstRange(of: " : ")
      {
        functions.append(
          Function(name: caller, type: String(line[type.upperBound...].dropLast(2))))
      } else if words.contains(" = class_method "), let method = words.firstRange(of: ", #") {
        // `#Thread.threadDictionary!getter : …`: a method that a subclass may override.
        let name = String(words[method.upperBound...].prefix { $0 != " " })
        calls.append(Call(caller: caller, callee: name, place: Self.place(in: words) ?? ""))
      } else if !callee.isEmpty {
        if let place = Self.place(in: words) {
          named[words.prefix { $0 != " " }] = calls.count
          calls.append(Call(caller: caller, callee: callee, place: place))
        }
        callee = ""
      } else if words.contains(" = alloc_box ") {
        calls.append(Call(caller: caller, callee: Self.box, place: ""))
      }
    }
  }

  /// `loc "/a/b/Shop.swift":7:3` → `Shop.swift:7`.
  private static func place(in words: Substring) -> String? {
    words.firstMatch(of: /loc (?:\* )?"([^"]*)":(\d+)/).map { match in
      "\(match.output.1.split(separator: "/").last ?? ""):\(match.output.2)"
    }
  }

  /// Stands for a variable that a closure keeps.
  static let box = "alloc_box"
}

extension Compiler {
  /// Swift's intermediate language for these files, with the place of each instruction.
  func describe(module: String, files: [URL]) throws -> String {
    let output = FileManager.default.temporaryDirectory
      .appending(path: "workbook-sil-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: output) }
    let verdict = try verdict(
      ["-emit-silgen", "-parse-as-library", "-Xllvm", "-sil-print-debuginfo"]
        + ["-module-name", module, "-o", output.path] + files.map(\.path))
    guard verdict.isAccepted else { throw ClientFailure(description: verdict.explanation) }
    return try String(contentsOf: output, encoding: .utf8)
  }
}
