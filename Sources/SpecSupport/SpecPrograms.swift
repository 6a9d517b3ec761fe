/// Clients that are built in one call of the compiler, each of which runs as a program of its own.
///
/// To build a client takes half a second, and to run it a hundredth, so the specs of an exercise
/// share a build. A client that traps or doesn't end spoils no other one's result.
///
/// ```swift
/// static let programs = SpecPrograms([
///   "an evening": SpecClient("makeClub().open()"),
///   "two evenings": SpecClient("makeClub().open(); makeClub().open()"),
/// ])
/// #expect(Self.programs.lines(of: "an evening") == ["Welcome!"])
/// ```
public struct SpecPrograms: Sendable {
  private let printed: [String: [String]]

  /// Builds the clients and runs them.
  ///
  /// When they don't build together, each is built alone, so that a spec shows what is wrong with
  /// its own client.
  ///
  /// - Parameters:
  ///   - clients: Each by a name that specs call it. They replace the same files of the answer.
  ///   - declarations: What the clients need when they stand together; what the first one declares
  ///     when it's left out.
  public init(_ clients: [String: SpecClient], declarations: String? = nil) {
    let names = clients.keys.sorted()
    let together = clients.values.first.flatMap { first in
      let functions = names.enumerated().map { number, name in
        let statements = clients[name]?.statements ?? ""
        // Some functions may only be called where nothing is awaited.
        let effects = statements.contains("await ") ? "async throws" : "throws"
        return "func program\(number)() \(effects) {\n\(statements)\n}"
      }
      let cases = names.indices.map { "case \"\($0)\": try await program\($0)()" }
      let all = first.with(
        "switch CommandLine.arguments[1] {\n\(cases.joined(separator: "\n"))\ndefault: break\n}",
        declarations: ([declarations ?? first.declarations] + functions).joined(separator: "\n"))
      return try? all.lines(forEach: names.indices.map(String.init))
    }
    printed = Dictionary(
      uniqueKeysWithValues: zip(names, together ?? names.map { clients[$0]?.lines() ?? [] }))
  }

  /// The lines that a client printed; when it could not be built or run, the one line says why.
  public func lines(of name: String) -> [String] {
    printed[name] ?? ["there is no program “\(name)”"]
  }
}
