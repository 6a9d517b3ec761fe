// Does not compile: is not concurrency-safe
// As it was written in 2017 …
struct HouseManager {
  static let container = Container()

  static func lock(number: Int) -> Lock {
    return container.resolve(Lock.self, argument: number)!
  }
}

// … and in 2021.
class Depot {
  private static var parts: [String: Any] = [:]

  static func add<Part>(_ part: Part, as name: String) {
    parts[name] = part
  }

  static func find<Part>(_ name: String) -> Part {
    return parts[name] as! Part
  }
}

@propertyWrapper
struct Found<Part> {
  let wrappedValue: Part

  init(_ name: String) {
    wrappedValue = Depot.find(name)
  }
}

class House {
  @Found("lock") private var lock: Lock
}

class Lock {}

// A stand-in for a library's container.
class Container {
  private var factories: [String: Any] = [:]

  func resolve<Part, Argument>(
    _ part: Part.Type, argument: Argument
  ) -> Part? {
    let factory = factories["\(part)"] as? (Argument) -> Part
    return factory?(argument)
  }
}
