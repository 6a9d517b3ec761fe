import SpecSupport

/// The pieces of code that the specs ask the compiler about, in a single call.
enum Pieces {
  static let leftovers = ["Scope", "NoRadio", "NoDoctor"]

  private static let all: [String] =
    [testVoyage, testHarbour].flatMap { $0.wholes + $0.lacking.map(\.piece) }
    + ComponentCall.all.flatMap { [$0.whole] + $0.lacking }.map(\.piece)
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

/// A parent that has parts and nothing else.
struct TestParent: Sendable {
  let name: String
  let parentProtocol: String
  let types: KeyValuePairs<String, String>

  /// A struct that has all parts.
  var text: String {
    let parts = types.map { "  let \($0.key): \($0.value)\n" }
    return "struct \(name): \(parentProtocol) {\n\(parts.joined())}\n"
  }

  private static let kinds = ["struct", "final class"]

  /// A struct and a class that lack no part.
  var wholes: [String] { Self.kinds.map { declaration($0) } }

  /// Structs and classes that lack one part.
  var lacking: [(title: String, piece: String)] {
    types.map(\.key).flatMap { part in
      Self.kinds.map { kind in
        (
          "a \(kind) that is a \(parentProtocol) without \(part)",
          declaration(kind, without: part)
        )
      }
    }
  }

  /// Structs and classes that lack one part and that the compiler accepts.
  ///
  /// Those that lack none must compile, or nothing is proved.
  func acceptedWithoutAPart() throws -> [String] {
    for whole in wholes {
      let verdict = try Pieces.verdict(on: whole)
      guard verdict.isAccepted else { return [verdict.explanation] }
    }
    return try lacking.filter { try Pieces.verdict(on: $0.piece).isAccepted }
      .map(\.title)
  }

  private func declaration(_ kind: String, without part: String? = nil)
    -> String
  {
    let parts = types.filter { $0.key != part }.map {
      "  var \($0.key): \($0.value) { fatalError() }\n"
    }
    return "\(kind) Parent: \(parentProtocol) {\n\(parts.joined())}"
  }
}

/// All that a cabin may ask for.
let testVoyage = TestParent(
  name: "SpecVoyage", parentProtocol: "CabinParent",
  types: ["radio": "any Radio", "doctor": "any Doctor", "logbook": "Logbook"])

/// All that a voyage may ask for.
let testHarbour = TestParent(
  name: "SpecHarbour", parentProtocol: "VoyageParent",
  types: ["radio": "any Radio", "doctor": "any Doctor", "berths": "Berths"])

/// A component that is made with all of its arguments, or with one less.
struct ComponentCall: Sendable {
  let component: String
  let arguments: KeyValuePairs<String, String>
  /// What the arguments need.
  var declaration = ""

  static let all = [
    ComponentCall(
      component: "HarbourComponent",
      arguments: ["radio": "shore", "doctor": "shore"]),
    ComponentCall(
      component: "VoyageComponent",
      arguments: [
        "ship": #""Heron""#,
        "parent": "SpecHarbour(radio: shore, doctor: shore, berths: Berths())",
      ],
      declaration: testHarbour.text),
    ComponentCall(
      component: "CabinComponent",
      arguments: [
        "number": "7",
        "parent":
          "SpecVoyage(radio: shore, doctor: shore, logbook: Logbook())",
      ],
      declaration: testVoyage.text),
  ]

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
    return (call, "\(declaration)\(shore)\n_ = \(call)")
  }
}
