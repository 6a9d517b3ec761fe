import Testing

@testable import workbook

@Suite struct FurtherFailuresTests {
  private func differences(_ first: String, _ others: String...) -> [String] {
    FurtherFailures(first: first, others: others).differences
  }

  @Test func `what differs is the last sentence of each`() {
    #expect(
      differences(
        "This must not compile. `_ = Kettle()`: it compiles",
        "This must not compile. `_ = Kettle(lid: nil)`: it compiles",
        "This must not compile. `_ = Kettle.old`: it compiles")
        == ["`_ = Kettle(lid: nil)`: it compiles", "`_ = Kettle.old`: it compiles"])
  }

  @Test func `messages that differ from their start say nothing in short`() {
    #expect(differences("Tea boiled over. Wait.", "Milk boiled over. Wait.") == [])
  }

  @Test func `equal messages say nothing more`() {
    #expect(differences("Too hot. Wait.", "Too hot. Wait.") == [])
    #expect(differences("Too hot. Wait.", "Too hot. Wait.", "Too hot. Wait.") == [])
  }

  @Test func `a long difference is left out`() {
    let long = String(repeating: "x", count: 121)
    #expect(differences("Too hot. Wait.", "Too hot. \(long)") == [])
  }

  @Test func `nothing but the first failure has no differences`() {
    #expect(differences("Too hot. Wait.") == [])
  }
}
