// Wrong: the bell has a default, and no label gives the initializer away.
// Rejected by: the compiler refuses a baker that lacks a part

final class Baker {
  private let work: [() -> Void]

  init(heat: any Oven, _ bin: any Flour, signal: any Bell = SilentBell()) {
    work = [bin.take, heat.bake, signal.ring]
  }

  func bake() {
    for step in work { step() }
  }
}

struct SilentBell: Bell {
  func ring() {}
}
