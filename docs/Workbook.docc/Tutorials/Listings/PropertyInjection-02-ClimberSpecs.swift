import Testing

@testable import Climbing

final class SpyCoach: Coach {
  private(set) var calls: [String] = []
  func call(_ words: String) { calls.append(words) }
}

@Test func `a climber needs no coach`() {
  let ada = Climber(name: "Ada")
  ada.climb()
  #expect(ada.metres == 1)
}

@Test func `a coach who comes later calls from then on`() {
  let ada = Climber(name: "Ada")
  let coach = SpyCoach()
  ada.climb()
  ada.coach = coach
  ada.climb()
  #expect(coach.calls == ["Ada, 2 m!"])
}
