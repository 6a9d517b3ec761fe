import Testing

/// The marks, counts and lines that the rules go by.
@Suite struct SmallReadersTests {
  private func file(_ text: String) -> TextFile { TextFile(path: "a/B.swift", text: text) }

  @Test func `a file says on its first line that it does not compile`() {
    #expect(RefusalMark(in: file("// Does not compile: no lamp\nlet a"))?.words == "no lamp")
    #expect(RefusalMark(in: file("// Does not compile:\n"))?.words == "")
    #expect(RefusalMark(in: file("let a\n// Does not compile: no lamp\n")) == nil)
    #expect(RefusalMark(in: file("")) == nil)
  }

  @Test func `tests are counted, comments and names are not`() {
    let text = """
      import Testing
      // @Test func no() {}
      @Suite struct Lamps {
        @Test func a() {}
        @Test(arguments: [1, 2])
        func b(n: Int) {}
        @MainActor @Test("a name") func c() {}
        @Tests func d() {}
        let words = "@Test"
      }
      """
    #expect(SpecCount(in: text).count == 3)
  }

  @Test func `an error has its place, and loses the name of its group`() {
    let output = """
      /w/My Lamp.swift:3:17: error: no bulb [#Bulbs]
          light()
      /w/My Lamp.swift:1:6: note: declared here
      /w/My Lamp.swift:9:1: warning: unused
      /w/My Lamp.swift:3:17: error: no bulb [#Bulbs]
      error: no such module 'Lamp'
      """
    #expect(
      Diagnostic.all(in: output) == [
        Diagnostic(severity: .error, path: "/w/My Lamp.swift", line: 3, message: "no bulb"),
        Diagnostic(severity: .warning, path: "/w/My Lamp.swift", line: 9, message: "unused"),
        Diagnostic(severity: .error, path: "", line: 0, message: "no such module 'Lamp'"),
      ])
  }

  @Test func `a picture has its words, its file and its line`() {
    let page = file("# A\n\nSee ![two lamps](A-b.svg) and ![](c.svg).\n\n```text\n![x](y)\n```\n")
    #expect(
      MarkdownImage.all(in: page) == [
        MarkdownImage(words: "two lamps", source: "A-b.svg", line: 3),
        MarkdownImage(words: "", source: "c.svg", line: 3),
      ])
  }

  @Test func `a screen shows what was written last, without colours`() {
    let text = "\r\u{1B}[KLamp: building …\r\u{1B}[K\u{1B}[1mLamp\u{1B}[0m\r\n\r\n  lit\r\n"
    #expect(PseudoTerminal.lines(text) == ["Lamp", "", "  lit"])
  }
}
