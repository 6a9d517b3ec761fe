// Sound: the baker keeps one closure made of its parts, and no part itself.
/// Bakes a loaf at a time.
struct Baker {
  private let work: @Sendable () -> Void

  init(oven: any Oven, flour: any Flour, bell: any Bell) {
    work = {
      flour.take()
      oven.bake()
      bell.ring()
    }
  }

  func bake() { work() }
}
