import Testing

@Suite struct FenceTests {
  private func fences(_ text: String) -> [Fence] {
    Fence.all(in: TextFile(path: "docs/Lamps.md", text: text))
  }

  @Test func `a block has its language, its lines and their place`() {
    let found = fences("# Lamps\n\n```swift\nlet a = 1\n\nlet b = 2\n```\n\n```sh\nls\n```\n")
    #expect(
      found == [
        Fence(language: "swift", lines: ["let a = 1", "", "let b = 2"], line: 4, isClosed: true),
        Fence(language: "sh", lines: ["ls"], line: 10, isClosed: true),
      ])
  }

  @Test func `a block in a list loses the indentation of the list only`() {
    let found = fences("- so:\n\n  ```swift\n  func a() {\n    b()\n  }\n  ```\n")
    #expect(found.map(\.lines) == [["func a() {", "  b()", "}"]])
  }

  @Test func `a longer fence holds a shorter one`() {
    #expect(fences("````text\n```swift\n```\n````\n").map(\.lines) == [["```swift", "```"]])
  }

  @Test func `code within a sentence is no block`() {
    #expect(fences("Write ```let``` here.\n`a`\n").isEmpty)
  }

  @Test func `a block that does not end is told apart`() {
    #expect(fences("```swift\nlet a = 1\n").map(\.isClosed) == [false])
  }
}
