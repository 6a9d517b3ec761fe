import SpecSupport

/// The pieces of code that the specs ask the compiler about, in a single call.
enum Pieces {
  static let leftovers = ["Scope", "NoRadio", "NoDoctor"]

  private static let all: [String] =
    ComponentCall.all.flatMap { [$0.whole] + $0.lacking }.map(\.piece)
    + leftovers.map(typealiasPiece)

  private static let verdicts = Result {
    Dictionary(
      zip(
        all, try SpecClient.verdicts(on: all, declarations: shoreDeclaration)),
      uniquingKeysWith: { first, _ in first })
  }

  static func verdict(on piece: String) throws -> CompilerVerdict {
    if let verdict = try verdicts.get()[piece] { return verdict }
    return try SpecClient(piece, declarations: shoreDeclaration).typecheck()
  }

  /// Those of these types that the answer declares.
  static func stillDeclared(among types: [String]) throws -> [String] {
    try types.compactMap { type in
      let verdict = try verdict(on: typealiasPiece(type))
      guard !verdict.isRefused(with: "'\(type)'") else { return nil }
      return verdict.isAccepted ? type : verdict.explanation
    }
  }

  /// Compiles if there is such a type, of whatever kind.
  private static func typealiasPiece(_ type: String) -> String {
    "typealias Leftover = \(type)"
  }
}

/// A parent for tests, with some of the parts that it could have.
struct TestParent: Sendable {
  let name: String
  /// The component whose parent it is.
  let child: String
  /// What the child needs from above; the given file has one part more.
  let needed: [String]

  private static let types = [
    "radio": "any Radio", "doctor": "any Doctor", "berths": "Berths",
    "logbook": "Logbook",
  ]

  /// Its declaration, with no part but these.
  func text(_ kind: String = "struct", with parts: [String]) -> String {
    let parameters = parts.map { "\($0): \(Self.types[$0, default: ""])" }
    let properties = parameters.map { "  let \($0)\n" }
    let assignments = parts.map { "self.\($0) = \($0)" }
    return "\(kind) \(name) {\n\(properties.joined())"
      + "  init(\(parameters.joined(separator: ", "))) {"
      + " \(assignments.joined(separator: "; ")) }\n}\n"
  }

  /// With what the child needs, and nothing else.
  var lean: String { text(with: needed) }

  /// As it is given.
  var given: String { text(with: Self.types.keys.sorted()) }

  /// Those parents that lack a needed part, and that the answer accepts all the same.
  ///
  /// Those that lack none must be accepted, or nothing is proved.
  func acceptedWithoutAPart(beside other: TestParent) throws -> [String] {
    var accepted: [String] = []
    for kind in ["struct", "final class"] {
      func verdict(with parts: [String]) throws -> CompilerVerdict {
        try SpecClient("").replacing(
          [TestParent.file], by: text(kind, with: parts) + other.given
        ).typecheck()
      }
      let whole = try verdict(with: needed)
      guard whole.isAccepted else { return [whole.explanation] }
      for part in needed
      where try verdict(with: needed.filter { $0 != part }).isAccepted {
        accepted.append("a \(kind) \(name) without \(part)")
      }
    }
    return accepted
  }

  /// Types that have nothing but the child's parent protocol, and lack a needed part, and that the
  /// answer accepts all the same: there, another protocol or a cast makes up for the part.
  ///
  /// An initializer that is generic, or asks for something else, is not looked at.
  func acceptedBareWithoutAPart() throws -> [String] {
    let asked = try CompiledAnswer().initializers(of: child)
      .flatMap(\.parameters).first { $0.label == "parent" }?.type
    guard let asked, asked.hasPrefix("any ") else { return [] }
    let verdicts = try SpecClient.verdicts(
      on: needed.map { part in
        text(with: needed.filter { $0 != part })
          .replacing(
            "struct \(name)", with: "struct SpecParent: \(asked.dropFirst(4))")
      })
    return zip(needed, verdicts).filter { $1.isAccepted }
      .map { "a type of \(asked.dropFirst(4)) without \($0.0)" }
  }

  /// Where the answer has the parents for tests.
  static let file = "TestParents.swift"
}

/// The parent of a cabin.
let testVoyage = TestParent(
  name: "TestVoyage", child: "CabinComponent",
  needed: ["radio", "doctor", "logbook"])

/// The parent of a voyage.
let testHarbour = TestParent(
  name: "TestHarbour", child: "VoyageComponent",
  needed: ["radio", "doctor", "berths"])

/// A component that is made with all of its arguments, or with one less.
struct ComponentCall: Sendable {
  let component: String
  let arguments: KeyValuePairs<String, String>

  static let all = [
    ComponentCall(
      component: "HarbourComponent",
      arguments: ["radio": "shore", "doctor": "shore"]),
    ComponentCall(
      component: "VoyageComponent",
      arguments: [
        "ship": #""Heron""#,
        "parent": "TestHarbour(\(everything))",
      ]),
    ComponentCall(
      component: "CabinComponent",
      arguments: [
        "number": "7",
        "parent": "TestVoyage(\(everything))",
      ]),
  ]

  private static let everything =
    "radio: shore, doctor: shore, berths: Berths(), logbook: Logbook()"

  var whole: (call: String, piece: String) {
    call(arguments.map { "\($0): \($1)" })
  }

  /// The call without each argument, and with `nil` in its place.
  var lacking: [(call: String, piece: String)] {
    arguments.indices.flatMap { index in
      let all = arguments.map { "\($0): \($1)" }
      var (without, empty) = (all, all)
      without.remove(at: index)
      empty[index] = "\(arguments[index].key): nil"
      return [call(without), call(empty)]
    }
  }

  /// The lacking calls that the compiler accepts, or refuses for another reason.
  ///
  /// The whole call must compile, or nothing is proved.
  func acceptedWithoutAnArgument() throws -> [String] {
    let verdict = try Pieces.verdict(on: whole.piece)
    guard verdict.isAccepted else { return [verdict.explanation] }
    return try lacking.compactMap { call, piece in
      let verdict = try Pieces.verdict(on: piece)
      guard !verdict.missesAnArgument else { return nil }
      return verdict.isAccepted ? "`\(call)` compiles" : verdict.explanation
    }
  }

  private func call(_ arguments: [String]) -> (call: String, piece: String) {
    let call = "\(component)(\(arguments.joined(separator: ", ")))"
    let shore = #"let shore = SpecShore("A")"#
    return (call, "\(shore)\n_ = \(call)")
  }
}
