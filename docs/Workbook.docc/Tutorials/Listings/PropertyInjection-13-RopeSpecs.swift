import Testing

@testable import Climbing

@Test func `after the training, both are gone`() {
  weak var climber: Climber?
  weak var belayer: Belayer?
  do {
    let rope = Rope(for: Climber(name: "Ada"))
    (climber, belayer) = (rope.climber, rope.belayer)
  }
  #expect(climber == nil)
  #expect(belayer == nil)
}

@Test func `a belayer may stay when the climber goes home`() {
  let ben = Belayer(of: Climber(name: "Ada"))
  #expect(ben.heldHeight() == 0)
}

@Test func `on a rope, a fall ends one metre down`() {
  let ada = Climber(name: "Ada")
  let rope = Rope(for: ada)
  for _ in 1...3 { ada.climb() }
  rope.fall()
  #expect(ada.metres == 2)
}
