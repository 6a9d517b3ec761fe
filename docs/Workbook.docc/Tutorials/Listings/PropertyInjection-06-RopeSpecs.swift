import Testing

@testable import Climbing

@Test func `after the training, both are gone`() {
  weak var climber: Climber?
  weak var belayer: Belayer?
  do {
    let ada = Climber(name: "Ada")
    let ben = Belayer(of: ada)
    ada.belayer = ben
    (climber, belayer) = (ada, ben)
  }
  #expect(climber == nil)
  #expect(belayer == nil)
}

@Test func `a belayer may stay when the climber goes home`() {
  let ben = Belayer(of: Climber(name: "Ada"))
  #expect(ben.heldHeight() == 0)
}
