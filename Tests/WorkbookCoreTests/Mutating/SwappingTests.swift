import Testing

@testable import author

@Suite struct SwappingTests {
  @Test func `the values of arguments are swapped, and labels stay`() {
    #expect(
      changes("swapped arguments", in: "f(a: x, b: y(1, 2), z)") == [
        "f(a: x, b: y(1, 2), z) → f(a: y(1, 2), b: x, z)",
        "f(a: x, b: y(1, 2), z) → f(a: x, b: z, y(1, 2))",
        "f(a: x, b: y(1, 2), z) → f(a: x, b: y(2, 1), z)",
      ])
  }

  @Test func `what is declared has no arguments to swap`() {
    #expect(changes("swapped arguments", in: "func f(a: Int, b: String) {}") == [])
    #expect(changes("swapped arguments", in: "init(a: Int, b: String) {}") == [])
    #expect(changes("swapped arguments", in: "enum E { case a(Int, String) }") == [])
  }

  @Test func `a type is swapped for one that conforms to the same, and to more than markers`() {
    let text = """
      struct LocalUser: User, Sendable {}
      struct MockUser: User {}
      struct Key: Sendable {}
      let user = make(LocalUser.self, Key.self)
      """
    #expect(
      changes("other type", in: text) == [
        "let user = make(LocalUser.self, Key.self) → let user = make(MockUser.self, Key.self)"
      ])
  }
}
