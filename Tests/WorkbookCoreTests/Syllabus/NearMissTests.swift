import Testing

@testable import WorkbookCore

@Suite struct NearMissTests {
  @Test(arguments: [
    ("watch", "watch", 0), ("wach", "watch", 1), ("wtach", "watch", 1), ("wtahc", "watch", 2),
    ("", "abc", 3),
    ("kitten", "sitting", 3), ("list", "listing", 1), ("chechk", "check", 1), ("ab", "abcd", 2),
  ])
  func `the distance counts letters, and 1 for a part`(one: String, other: String, count: Int) {
    #expect(NearMiss.distance(one, other) == count)
  }

  @Test func `the nearest alone is meant`() {
    #expect(NearMiss.candidates(for: "lift", among: ["life", "lift", "lit"]) == ["lift"])
  }

  @Test func `equally near ones come in the order in which they were given`() {
    #expect(NearMiss.candidates(for: "lixt", among: ["list", "far", "lift"]) == ["list", "lift"])
  }

  @Test func `three equally near ones may be meant, four are noise`() {
    #expect(NearMiss.candidates(for: "a1", among: ["a2", "a3", "a4"]) == ["a2", "a3", "a4"])
    #expect(NearMiss.candidates(for: "a1", among: ["a2", "a3", "a4", "a5"]) == [])
  }

  @Test func `among none there is none`() {
    #expect(NearMiss.candidates(for: "lift", among: []) == [])
  }

  @Test func `case does not count`() {
    #expect(NearMiss.candidates(for: "BANNER", among: ["Banner"]) == ["Banner"])
  }

  @Test func `what is far away is left out`() {
    #expect(NearMiss.candidates(for: "hint", among: ["solution", "verify"]) == [])
  }

  @Test func `a long word may have more mistakes than a short one`() {
    #expect(NearMiss.candidates(for: "abcdefghxyz", among: ["abcdefgh123"]).count == 1)
    #expect(NearMiss.candidates(for: "abxyz", among: ["ab123"]) == [])
  }
}
