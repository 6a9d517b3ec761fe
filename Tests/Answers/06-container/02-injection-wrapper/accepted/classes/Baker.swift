final class Baker {
  private let parts: (oven: any Oven, flour: any Flour, bell: any Bell)

  init(oven: any Oven, flour: any Flour, bell: any Bell) {
    parts = (oven, flour, bell)
  }

  func bake() {
    parts.flour.take()
    parts.oven.bake()
    parts.bell.ring()
  }
}
