import Foundation
import Testing

@testable import SpecSupport

@Suite struct NeededFilesTests {
  private let package: TemporaryPackage

  init() throws { package = try TemporaryPackage() }

  private func needed(_ files: [String: String]) throws -> [String] {
    for (name, code) in files { try package.write(code, to: package.answer.folder, as: name) }
    return try SpecClient.filesNeeded(by: "Lamp", spec: package.spec).sorted()
  }

  @Test func `a type needs its own file, and those whose names it uses`() throws {
    let files = try needed([
      "Lamp.swift": "struct Lamp<Bulb: Light> { let bulb: Bulb }",
      "Light.swift": "protocol Light {}",
      "Candle.swift": "struct Candle: Light {}",
      "CompositionRoot.swift": "func makeLamp() -> Lamp<Candle> { Lamp(bulb: Candle()) }",
    ])
    #expect(files == ["Lamp.swift", "Light.swift"])
  }

  @Test func `two files that need each other can be left out together`() throws {
    let files = try needed([
      "Lamp.swift": "struct Lamp {}",
      "Shop.swift": "struct Shop { var street: Street? }",
      "Street.swift": "final class Street { var shops: [Shop] = [] }",
    ])
    #expect(files == ["Lamp.swift"])
  }

  @Test func `a type that isn't there is told`() throws {
    #expect(throws: ClientFailure.self) { try needed(["Desk.swift": "struct Desk {}"]) }
  }

  @Test func `names and texts are mentioned, comments aren't`() throws {
    try package.write(
      """
      /// Has a state.
      struct Lamp {
        let usState: String
        func text() -> String { "city" + "capacity" }
        private func sort(_ names: [String]) -> [String] { names.sorted() }
      }
      """, to: package.answer.folder, as: "Lamp.swift")
    let answer = try CompiledAnswer(spec: package.spec)

    #expect(
      answer.mentions(of: ["state", "city"]) == [
        "\"city\"", "init(usState: String)", "let usState: String",
      ])
    #expect(
      answer.mentions(of: ["us", "cap"]) == ["init(usState: String)", "let usState: String"])
    #expect(
      answer.places(calling: ["Sequence"], in: ["Lamp.swift"])
        == ["Lamp.swift:5: Sequence<>.sorted()"])
    #expect(answer.places(calling: ["Sequence"], in: ["Desk.swift"]) == [])
  }
}
