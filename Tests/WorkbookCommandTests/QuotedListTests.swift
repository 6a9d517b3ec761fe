import Testing

@testable import workbook

@Suite struct QuotedListTests {
  @Test func `a list of texts is read item by item`() {
    #expect(QuotedList(#"["one", "two, three"]"#)?.items == ["one", "two, three"])
  }

  @Test func `an empty list has no items`() {
    #expect(QuotedList("[]")?.items == [])
  }

  @Test func `escapes are undone, and an item stays one line`() {
    #expect(QuotedList(#"["say \"hi\"", "a\nb", "\\"]"#)?.items == [#"say "hi""#, "a\nb", #"\"#])
  }

  @Test(arguments: [
    "[1, 2]", #"[["a"], []]"#, "a text", #"["open"#, #"["open]"#, #"["a" "b"]"#, "",
  ])
  func `anything else is no list of texts`(value: String) {
    #expect(QuotedList(value) == nil)
  }

  @Test func `an expected value is found behind code of several lines`() {
    let comparison = FoundAndExpected(
      """
      Expectation failed: (farm.feedAnimals() → ["Moo!"]) == ([
        "Baa!", "Meal 1",
      ] → ["Baa!", "Meal 1"])
      inserted ["Moo!"], removed ["Baa!", "Meal 1"]
      """)
    #expect(comparison?.found == #"["Moo!"]"#)
    #expect(comparison?.expected == #"["Baa!", "Meal 1"]"#)
  }

  @Test func `on either side of an equality the value counts, and not its code`() {
    let comparison = FoundAndExpected("(kettle.cups → 1) == (meter.cups → 2)")
    #expect(comparison?.lines() == ["", "found:    1", "expected: 2"])
  }

  @Test func `found and expected lists have a line for each text`() {
    let comparison = FoundAndExpected(#"(["a"]) is not equal to (["a", "b"])"#)
    #expect(comparison == nil)
    let quoted = FoundAndExpected(#"("["a"]") is not equal to ("["a", "b"]")"#)
    #expect(quoted?.lines() == ["", "found:    a", "expected: a", "          b"])
  }

  @Test func `a text of several lines keeps them, the later ones indented`() {
    let comparison = FoundAndExpected(#"("["Check\nfound: 1", "b"]") is not equal to ("[]")"#)
    #expect(
      comparison?.lines() == [
        "", "found:    Check", "            found: 1", "          b", "expected: []",
      ])
  }

  @Test func `what two long lists begin with alike is left out`() {
    let comparison = FoundAndExpected(
      #"("["1", "2", "3", "4", "6"]") is not equal to ("["1", "2", "3", "4", "5"]")"#)
    #expect(
      comparison?.lines() == [
        "", "The first 4 are as expected, and then:", "", "found:    6", "expected: 5",
      ])
    let short = FoundAndExpected(
      #"("["1", "2", "3", "4"]") is not equal to ("["1", "2", "3", "4", "5"]")"#)
    #expect(short?.lines().suffix(2) == ["found:    nothing more", "expected: 5"])
  }
}
