/// A service that asks its container when it ends.
let leaver = """
  final class Leaver: Sendable {
    private let work: @Sendable () -> Void
    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
    deinit { work() }
  }
  """

/// Lets go of a shared `Leaver` in each way that a container has.
let lettingGo = """
  for how in ["remove", "clear", "register"] {
    let container = Container()
    container.register(Leaver.self, lifetime: .shared) { _ in
      Leaver { print(how, "finds a number:", container.contains(Int.self)) }
    }
    _ = try container.resolve(Leaver.self)
    switch how {
    case "remove": container.remove(Leaver.self)
    case "clear": container.clear()
    default: container.register(Leaver.self) { _ in Leaver {} }
    }
  }
  """

/// A factory and a completion do with their container all that one can.
let workingInside = """
  let container = Container()
  let work = { @Sendable in
    container.register(Dough.self, lifetime: .shared) { _ in Dough() }
    _ = try container.resolve(Dough.self)
    if container.contains(Cake.self) { container.remove(Cake.self) }
  }
  container.register(Cake.self, lifetime: .shared) { _ in
    try work()
    print("the factory is done")
    return Cake()
  } completed: { _, _ in
    try work()
    print("the completion is done")
  }
  _ = try container.resolve(Cake.self)
  """
