import Testing

@Suite struct QuoteTests {
  private static let text = """
    import Foundation

    struct Lamp {
      func light() {
        switchOn()
      }

      func dim() {}
    }
    """
  private let file = TextFile(path: "Lamp.swift", text: text)

  private func place(_ lines: String...) -> Int? { Quote(lines).place(in: file.lines) }

  @Test func `lines are found as they stand`() {
    #expect(place("struct Lamp {", "  func light() {") == 3)
  }

  @Test func `lines are found whatever all of them are indented by`() {
    #expect(place("func light() {", "  switchOn()", "}") == 4)
    #expect(place("      func light() {", "        switchOn()  ", "      }", "") == 4)
  }

  @Test(arguments: [
    ["func light() {", "  switchOff()", "}"],
    ["func light() {", "switchOn()", "}"],
    ["func light() {", "}"],
    ["}", "func dim() {}"],
    ["func dim() {}", "func light() {"],
    ["func light()"],
    ["func light() {", "…", "}"],
    [],
  ])
  func `what differs in a line, its order or its indentation is not found`(lines: [String]) {
    #expect(Quote(lines).place(in: file.lines) == nil)
  }

  @Test func `the nearest place tells which line differs`() {
    let other = TextFile(path: "Other.swift", text: "func light() {\n}\n")
    let near = Quote(["func light() {", "  switchOff()", "}"]).nearest(in: [other, file])
    #expect(
      near
        == Quote.Difference(
          path: "Lamp.swift", line: 5, offset: 1, quoted: "  switchOff()", found: "  switchOn()"))
  }

  @Test func `a quote that goes on behind the file's end is told`() {
    let near = Quote(["func dim() {}", "}", "// more"]).nearest(in: [file])
    #expect(near?.found != "// more")
    #expect(near?.quoted != near?.found)
  }

  @Test func `what is nowhere has no nearest place`() {
    #expect(Quote(["let a = 1"]).nearest(in: [file]) == nil)
  }
}
