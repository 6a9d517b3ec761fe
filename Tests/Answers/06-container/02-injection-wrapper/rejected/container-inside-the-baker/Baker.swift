// Wrong: a baker with a container of its own behind an honest initializer.
// Rejected by: Baker compiles with Services.swift alone

struct Baker {
  @Injection private var oven: any Oven
  @Injection private var flour: any Flour
  @Injection private var bell: any Bell

  init(oven: any Oven, flour: any Flour, bell: any Bell) {
    let container = Container()
    container.register((any Oven).self, instance: oven)
    container.register((any Flour).self, instance: flour)
    container.register((any Bell).self, instance: bell)
    _oven = Injection(from: container)
    _flour = Injection(from: container)
    _bell = Injection(from: container)
  }

  func bake() {
    flour.take()
    oven.bake()
    bell.ring()
  }
}
