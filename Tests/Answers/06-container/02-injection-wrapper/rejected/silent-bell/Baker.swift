// Wrong: a default for the part that was forgotten, so nobody notices.
// Rejected by: the compiler refuses a baker that lacks a part

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
