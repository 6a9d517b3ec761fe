/// Bakes a loaf at a time.
struct Baker {
  let oven: any Oven
  let flour: any Flour
  let bell: any Bell

  func bake() {
    flour.take()
    oven.bake()
    bell.ring()
  }
}
