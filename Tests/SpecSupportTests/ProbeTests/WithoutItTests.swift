import Foundation
import Testing

@testable import SpecSupport

@Suite struct WithoutItTests {
  private let package: TemporaryPackage

  init() throws { package = try TemporaryPackage() }

  private func accepted(_ code: String, _ arguments: [String]) throws -> [String] {
    try package.write(code, to: package.answer.folder, as: "Lamp.swift")
    return try SpecClient.acceptedWithoutAPart(
      of: "Lamp", arguments, declarations: "let unused = 1\n", spec: package.spec)
  }

  private static let parts = "struct Bulb {}\nstruct Cord {}\n"

  @Test func `the cases of an enum are told with what they hold`() throws {
    try package.write(
      """
      enum Lamp {
        struct Proof {}
        case off, on(Proof), dimmed(by: Int, Proof)
      }
      """, to: package.answer.folder, as: "Lamp.swift")
    let cases = try CompiledAnswer(spec: package.spec).cases(of: "Lamp")

    #expect(cases.map(\.name) == ["off", "on", "dimmed"])
    #expect(cases.map(\.payload) == [[], ["Lamp.Proof"], ["Int", "Lamp.Proof"]])
  }

  @Test func `nothing may be left out of an initializer that asks for all`() throws {
    let accepted = try accepted(
      Self.parts + "struct Lamp { let bulb: Bulb; let cord: Cord }",
      ["bulb: Bulb()", "cord: Cord()"])
    #expect(accepted == [])
  }

  @Test func `a default is found`() throws {
    let accepted = try accepted(
      Self.parts + "struct Lamp { init(bulb: Bulb, cord: Cord = Cord()) {} }",
      ["bulb: Bulb()", "cord: Cord()"])
    #expect(accepted == ["`_ = Lamp(bulb: Bulb())` compiles"])
  }

  @Test func `an optional is found`() throws {
    let accepted = try accepted(
      Self.parts + "struct Lamp { init(_ bulb: Bulb?, cord: Cord) {} }", ["Bulb()", "cord: Cord()"])
    #expect(accepted == ["`_ = Lamp(nil, cord: Cord())` compiles"])
  }

  @Test func `without the whole call, nothing is proved`() throws {
    let accepted = try accepted(
      Self.parts + "struct Lamp { init(cord: Cord) {} }", ["bulb: Bulb()", "cord: Cord()"])
    #expect(accepted.count == 1)
    #expect(accepted.first?.contains("extra argument 'bulb'") == true, "\(accepted)")
  }

  @Test func `each piece has a verdict of its own`() throws {
    try package.write("func add(_ a: Int) {}", to: package.answer.folder, as: "Add.swift")

    let verdicts = try SpecClient.verdicts(
      on: ["add(1)", "let b = 2\nadd(\"one\")\nadd(b)", "add()", "add(2)"],
      declarations: "struct A {}\n\nstruct B {}", spec: package.spec)

    #expect(verdicts.map(\.isAccepted) == [true, false, false, true])
    #expect(verdicts[1].explanation.contains("`add(\"one\")`"), "\(verdicts[1].explanation)")
    #expect(verdicts[2].missesAnArgument)
  }

  @Test func `when the answer does not compile, no piece is accepted`() throws {
    try package.write("let a: Int = \"\"", to: package.answer.folder, as: "Add.swift")

    let verdicts = try SpecClient.verdicts(on: ["_ = 1", "_ = 2"], spec: package.spec)

    #expect(verdicts.map(\.isAccepted) == [false, false])
  }

  @Test func `what all pieces share may not be wrong`() throws {
    let verdicts = try SpecClient.verdicts(
      on: ["_ = 1"], declarations: "let a: Int = \"\"", spec: package.spec)

    #expect(verdicts.map(\.isAccepted) == [false])
  }

  @Test(arguments: [
    ("struct Radio { var speaker: any Speaker }", ["Radio.speaker: any Speaker"]),
    ("struct Radio { let speaker: (any Speaker)? }", ["Radio.speaker: (any Speaker)?"]),
    ("final class Box { var inner: Loud? }\nstruct Radio { let box: Box }", ["Box.inner: Loud?"]),
    ("struct Radio { var volume = 3; let speaker: any Speaker }", []),
    ("struct Radio<S: Speaker> { let speaker: S }", []),
    (
      "struct Radio { let box: Box\n  struct Box { private(set) var speaker: Loud } }",
      ["Radio.Box.speaker: Loud"]
    ),
  ])
  func `a place that can lose its part is found`(code: String, places: [String]) throws {
    let answer = try compiled("protocol Speaker {}\nstruct Loud: Speaker {}\n\(code)")
    #expect(answer.loosePlaces(for: ["Speaker", "Loud"]) == places)
  }

  @Test(arguments: [
    (
      "struct Shop { private let key: String\n static func open() throws -> Shop { Shop(key: \"\") } }",
      []
    ),
    (
      "struct Shop { let key: String\n static func open() throws -> Shop { Shop(key: \"\") } }",
      ["Shop.init(key:)"]
    ),
    (
      "struct Shop { private let key = 1\n static func open() throws -> Shop { Shop() } }",
      ["Shop.init()"]
    ),
    ("struct Shop { private init() {}\n static let guest = Shop() }", ["Shop.guest"]),
    (
      "struct Shop { private init() {}\n static func of(_ a: Int) -> Self { Self() } }",
      ["Shop.of(_:)"]
    ),
    ("struct Shop { fileprivate init() {} }\nlet mine = Shop()", ["mine"]),
    (
      "struct Shop { fileprivate init() {} }\nfunc shop() -> Shop { Shop() }",
      ["shop()"]
    ),
    (
      "final class Shop { private init() {}\n static func renamed(_ shop: Shop) -> Shop { shop } }",
      []
    ),
    ("actor Shop { static var mine: Shop { Shop() } }", ["Shop.init()", "Shop.mine"]),
    ("enum Shop { case open, closed }", []),
    ("struct Shop { init(key: String) throws {} }\nstruct Street { let shop: Shop }", []),
  ])
  func `what makes a value and can't fail is found`(code: String, ways: [String]) throws {
    #expect(try compiled(code).waysThatCannotFail(to: "Shop") == ways)
  }
}
