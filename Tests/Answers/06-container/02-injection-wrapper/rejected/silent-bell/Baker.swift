// Wrong: a default for the part that was forgotten, so nobody notices.
// Rejected by: the initializer shows a forgotten part to the compiler

struct Baker {
  let oven: any Oven
  let flour: any Flour
  var bell: any Bell = SilentBell()

  func bake() {
    flour.take()
    oven.bake()
    bell.ring()
  }
}

struct SilentBell: Bell {
  func ring() {}
}
