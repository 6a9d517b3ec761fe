import Testing

@testable import author

@Suite struct ValuesTests {
  @Test func `a fallback is always taken, or never`() {
    let text = "return a ?? b.first ?? 2 == c"
    #expect(
      changes("always the fallback", in: text) == [
        "\(text) → return b.first ?? 2 == c", "\(text) → return a ?? 2 == c",
      ])
    #expect(
      changes("never the fallback", in: text).first == "\(text) → return (a)! == c")
  }

  @Test func `numbers and arithmetic change`() {
    #expect(changes("changed number", in: "f(0, pair.0, 1, 2_000)").count == 3)
    #expect(
      changes("changed arithmetic", in: "let a = b + c") == ["let a = b + c → let a = b - c"])
  }

  @Test func `a method's opposite is called, or none`() {
    #expect(
      changes("called its opposite", in: "let a = list.first") == [
        "let a = list.first → let a = list.last"
      ])
    #expect(
      changes("dropped call", in: "let a = list.filter { $0 > 1 }.sorted()") == [
        "let a = list.filter { $0 > 1 }.sorted() → let a = list.filter { $0 > 1 }",
        "let a = list.filter { $0 > 1 }.sorted() → let a = list.sorted()",
      ])
  }
}
