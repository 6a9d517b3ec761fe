import Testing

@testable import SpecSupport

@Suite struct InitializersTests {
  private static let roles = "protocol Office {}\nprotocol Track {}\n"

  @Test(arguments: [
    ("struct Shop { let office: any Office }", ["Shop.init(office: any Office)"]),
    (
      "struct Shop { init(office: @autoclosure @escaping () -> any Office) {} }",
      ["Shop.init(office: any Office)"]
    ),
    (
      "struct Depot: Office {}\nstruct Shop {\n  init(office: any Office = Depot(\n  )) {}\n}",
      ["Shop.init(office: any Office = …)"]
    ),
    (
      "struct Shop { private let office: any Office }",
      ["Shop.init(office: any Office)"]
    ),
    (
      "struct Shop { var office: (any Office)? }",
      ["Shop.init()", "Shop.init(office: (any Office)? = …)"]
    ),
    (
      "final class Shop { init(_ office: some Office, at track: any Track) {} }",
      ["Shop.init(_: any Office, at: any Track)"]
    ),
    (
      "struct Shop { init<O: Office>(office: O, near: (Int, Int) = (1, 2)) {} }",
      ["Shop.init(office: any Office, near: (Int, Int) = …)"]
    ),
    (
      """
      final class Shop { init() {} }
      extension Shop { convenience init?(open: @escaping (Int) -> Bool) { nil } }
      """, ["Shop.init()", "Shop.init?(open: @escaping (Int) -> Bool)"]
    ),
  ])
  func `initializers are found, whatever they are called`(
    code: String, expected: [String]
  ) throws {
    let initializers = try compiled(Self.roles + code).initializers(of: "Shop")
    #expect(initializers.map(\.description) == expected)
  }

  @Test func `a typealias names the type behind it`() throws {
    let answer = try compiled(
      Self.roles + """
        struct Parts { let track: any Track; let office: any Office }
        struct Shop { typealias List = Parts; let list: List }
        """)
    let shop = try #require(answer.initializers(of: "Shop").first)
    #expect(shop.parameters.map(\.type) == ["Parts"])

    let list = try #require(answer.initializers(of: "Parts").first)
    let call = list.call(["any Track": "track", "any Office": "Depot()"])
    #expect(call == "Parts(track: track, office: Depot())")
    #expect(list.call(["any Track": "track"]) == nil)
    #expect(shop.call(with: [call]) == "Shop(list: Parts(track: track, office: Depot()))")
    #expect(shop.call(with: [nil]) == "Shop()")
  }
}
