import Foundation
import SpecSupport

/// The specs of 3.3 stand in this folder, too. Only the modules that they
/// import differ, and the names: a spec's begins with "keeps 3.3" here, a
/// suite's with this exercise's.
struct OlderSpecs {
  let here: GradedAnswer

  /// The files that say something else than in 3.3, wherever their lines end.
  func changed() throws -> [String] {
    try ["AvatarAndUserSpecs", "AvatarAndUserXCTests", "Patience", "Summaries"]
      .filter {
        let then = carriedOver(try text(of: $0, in: Self.key))
        let now = try text(of: $0, in: here.key)
        return now.filter(\.isInk) != then.filter(\.isInk)
      }
  }

  private static let key = "03-initializer-injection/03-avatar-and-user"

  private func text(of name: String, in key: String) throws -> String {
    let file = here.root.appending(path: "Tests/Specs/\(key)/\(name).swift")
    return try String(contentsOf: file, encoding: .utf8)
  }

  private func carriedOver(_ text: String) -> String {
    text
      .replacing("import AvatarAndUser\n", with: "import DiManager\n")
      .replacing("import Testing", with: "import SpecTags\nimport Testing")
      .replacing("struct A", with: "struct DiManagerA")
      .replacing("final class A", with: "final class DiManagerA")
      .replacing("@Test func", with: "@Test(.tags(.guard)) func")
      .replacing("@Test(arguments", with: "@Test(.tags(.guard), arguments")
      .replacing("func `", with: "func `keeps 3.3: ")
      .replacing("func testKeepsA", with: "func testA")
      .replacing("func testA", with: "func testKeeps33A")
  }
}

extension Character {
  fileprivate var isInk: Bool { !isWhitespace }
}
