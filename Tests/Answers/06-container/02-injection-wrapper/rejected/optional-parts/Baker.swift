// Wrong: the right initializer, and behind it parts that may be missing.
// Rejected by: each baker works with the parts that it was given

struct Baker {
  private let oven: (any Oven)?
  private let flour: (any Flour)?
  private let bell: (any Bell)?

  init(oven: any Oven, flour: any Flour, bell: any Bell) {
    self.oven = oven
    self.flour = flour
    self.bell = bell
  }

  func bake() {
    flour?.take()
    oven?.bake()
    bell?.ring()
  }
}
