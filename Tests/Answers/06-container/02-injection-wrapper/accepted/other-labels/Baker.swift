// Sound: the baker's initializer takes one list of parts, under names of its own.

struct Baker {
  struct Needs {
    let heat: any Oven
    let bin: any Flour
    let signal: any Bell
  }

  private let needs: Needs

  init(_ needs: Needs) { self.needs = needs }

  func bake() {
    needs.bin.take()
    needs.heat.bake()
    needs.signal.ring()
  }
}
