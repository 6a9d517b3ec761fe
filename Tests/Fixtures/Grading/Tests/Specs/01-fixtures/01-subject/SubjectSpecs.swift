import SpecTags
import Testing

@testable import Subject

@Suite struct SubjectSpecs {
  @Test func `it answers the first question`() {
    #expect([answer(to: "first")] == [42], "The first answer must be 42.")
  }

  @Test func `it answers the second question`() {
    #expect(answer(to: "second") == 42, "The second answer must be 42.")
  }

  @Test(.tags(.guard))
  func `keeps a word`() {
    #expect(Bool(true))
  }
}
