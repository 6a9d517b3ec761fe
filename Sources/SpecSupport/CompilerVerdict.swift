import Foundation

/// What the compiler said of a client.
public struct CompilerVerdict: Sendable {
  /// What the compiler found, first one first, and where: `File.swift:6`.
  private let findings: [(place: String, text: String)]
  /// The statements that it was asked about.
  public let statements: String

  /// The compiler's errors, without their places, first one first; empty when it builds.
  public var errors: [String] { findings.map(\.text) }

  /// Whether it builds.
  public var isAccepted: Bool { errors.isEmpty }

  /// Whether it does not build, and an error says so in these words.
  public func isRefused(with words: String) -> Bool {
    errors.contains { $0.contains(words) }
  }

  /// Whether an initializer or a function refuses to do without an argument: it is missing, or nil.
  public var missesAnArgument: Bool {
    ["missing argument", "no exact matches", "'nil'", "could not be inferred"]
      .contains(where: isRefused(with:))
  }

  /// The lines of the client's file.
  let source: [Substring]

  /// What `explanation` says when the compiler accepts: what a spec expects to find.
  public static let accepted = "The compiler accepts it."

  /// What the compiler said first, on one line: with the place in the answer's files, or, when the
  /// client itself is refused, with the line of its code.
  public var explanation: String {
    guard let (place, error) = findings.first else { return Self.accepted }
    guard !place.hasPrefix(SpecClient.fileName) else {
      return "`\(clientLine ?? allStatements)`: the compiler says: \(error)"
    }
    return "\(place): \(error)"
  }

  private var allStatements: String {
    statements.split(whereSeparator: \.isNewline).map(Self.trimmed).joined(separator: "; ")
  }

  /// The line of the client that the first error is about.
  private var clientLine: String? {
    guard let number = findings.first?.place.split(separator: ":").last.flatMap({ Int($0) }),
      source.indices.contains(number - 1)
    else { return nil }
    let line = Self.trimmed(source[number - 1])
    return line.isEmpty ? nil : line
  }

  private static func trimmed(_ line: Substring) -> String {
    line.trimmingCharacters(in: .whitespaces)
  }
}

extension CompilerVerdict {
  /// A piece of code that was judged together with others.
  private init(_ statements: String, findings: [(place: String, text: String)], source: [Substring])
  {
    self.statements = statements
    self.findings = findings
    self.source = source
  }

  /// The verdict on a piece of the client alone: the errors on its lines, and those outside the
  /// client's file or in what all pieces share, since then none of them was judged.
  ///
  /// - Parameter lines: The piece's lines in the client's file, counted from 1.
  ///   - pieces: All lines of the file that belong to one piece or another.
  func on(
    _ statements: String, lines: ClosedRange<Int>, ofPieces pieces: ClosedRange<Int>
  ) -> CompilerVerdict {
    let own = findings.filter { finding in
      let words = finding.place.split(separator: ":")
      guard words.first == SpecClient.fileName[...], let line = words.last.flatMap({ Int($0) })
      else {
        return true
      }
      return lines.contains(line) || !pieces.contains(line)
    }
    return CompilerVerdict(statements, findings: own, source: source)
  }

  /// Reads the errors out of what the compiler printed: `path:line:column: error: text`.
  ///
  /// - Parameter source: The text of the client's file.
  init(output: String, succeeded: Bool, statements: String, source: String = "") {
    self.statements = statements
    self.source = source.split(separator: "\n", omittingEmptySubsequences: false)
    findings = succeeded ? [] : Self.findings(in: output)
  }

  /// Each error once, in order, with what a protocol requires. The compiler repeats some.
  private static func findings(in output: String) -> [(place: String, text: String)] {
    var seen: Set<Substring> = []
    var errors: [(place: String, text: String)] = []
    for line in output.split(whereSeparator: \.isNewline) {
      if let words = line.firstRange(of: "note: protocol requires "), let last = errors.indices.last
      {
        let requirement = "; protocol requires " + line[words.upperBound...]
        if !errors[last].text.contains(requirement) { errors[last].text += requirement }
      } else if let words = line.firstRange(of: ": error: "), seen.insert(line).inserted {
        errors.append((place(line[..<words.lowerBound]), String(line[words.upperBound...])))
      }
    }
    // A compiler that fails without a readable error has not accepted anything.
    return errors.isEmpty
      ? [(SpecClient.fileName, "it failed without an error: \(output.suffix(200))")] : errors
  }

  /// `/path/to/File.swift:6:12: ` → `File.swift:6`.
  private static func place(_ path: Substring) -> String {
    let name = path.split(separator: "/").last ?? path
    return name.split(separator: ":").prefix(2).joined(separator: ":")
  }
}
