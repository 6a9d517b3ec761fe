/// Bakes a loaf at a time.
struct Baker {
  // TODO 1: A baker is built in one place only, and we may choose how. Nobody
  // must be able to build one that lacks a part.
  @Injection private var oven: any Oven
  @Injection private var flour: any Flour
  @Injection private var bell: any Bell

  func bake() {
    flour.take()
    oven.bake()
    bell.ring()
  }
}
