import Foundation

extension SpecClient {
  /// The files of the answer that a type needs, its own among them.
  ///
  /// Everything else was left out, file by file and in pairs, and the type still compiled. So a spec
  /// can say what high-level code may depend on, and leave names, types and files to the learner.
  ///
  /// - Parameter type: A type that the brief names; it may be generic.
  /// - Throws: `ClientFailure` when the answer doesn't compile, or has no such type.
  public static func filesNeeded(
    by type: String, spec: String = #filePath
  ) throws -> Set<String> {
    let client = SpecClient("", declarations: "extension \(type) {}", spec: spec)
    let verdict = try client.typecheck()
    guard verdict.isAccepted else { throw ClientFailure(description: verdict.explanation) }

    let all = try GradedAnswer(spec: spec).allFiles(but: [])
    // The composition root needs most of the others, so it's tried first.
    let root = "CompositionRoot.swift"
    let files = all.intersection([root]) + all.subtracting([root]).sorted()
    var left: Set<String> = []
    func leaveOut(_ group: Set<String>) throws -> Bool {
      guard group.isDisjoint(with: left), left.union(group) != all,
        try client.typecheck(leavingOut: left.union(group)).isAccepted
      else { return false }
      left.formUnion(group)
      return true
    }
    var isShorter = true
    while isShorter {
      isShorter = false
      for file in files where try leaveOut([file]) { isShorter = true }
      guard !isShorter else { continue }
      // Two files that need each other only leave together.
      for (index, file) in files.enumerated() {
        for other in files[(index + 1)...] where try leaveOut([file, other]) { isShorter = true }
      }
    }
    return all.subtracting(left)
  }
}

extension CompiledAnswer {
  /// The declarations and the texts of the answer that speak of something, as the compiler knows
  /// them: comments don't count.
  ///
  /// - Parameter words: In small letters. `usState` has the words `us` and `state`.
  /// - Returns: What was found, sorted: `["let state: String"]`.
  public func mentions(of words: Set<String>) -> [String] {
    let found = declaredLines.filter { line in
      line.matches(of: /\w+/).contains { match in
        !words.isDisjoint(with: Self.words(in: match.output))
      }
    }
    let texts = literals.filter { words.contains($0.lowercased()) }.map { "\"\($0)\"" }
    return Set(found + texts).sorted()
  }

  /// The protocols that the answer declares, sorted.
  public var protocols: [String] {
    declarations.filter { $0.value.kind == "protocol" }.map(\.key).sorted()
  }

  /// `usState` → `us`, `state`.
  private static func words(in name: Substring) -> Set<String> {
    Set(name.matches(of: /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/).map { $0.output.lowercased() })
  }
}

extension CompiledAnswer {
  /// Where some files of the answer call functions, as the compiler names these.
  ///
  /// - Parameters:
  ///   - callees: The beginnings of functions' names: `Sequence.sorted`, `Ranking.`.
  ///   - files: The files that are meant.
  /// - Returns: The places, sorted: `["CSVFile.swift:22: Sequence.sorted(by:)"]`.
  public func places(calling callees: [String], in files: Set<String>) -> [String] {
    let found = calls.filter { call in
      files.contains(call.file) && callees.contains(where: call.callee.hasPrefix)
    }
    return Set(found.map { "\($0.place): \($0.callee)" }).sorted()
  }
}
