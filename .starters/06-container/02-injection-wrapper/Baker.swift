/// Bakes a loaf at a time.
struct Baker {
  @Injection private var oven: any Oven
  @Injection private var flour: any Flour
  @Injection private var bell: any Bell

  func bake() {
    flour.take()
    oven.bake()
    bell.ring()
  }
}
