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
  private static var parts: [ObjectIdentifier: Any] = [:]

  static func add<Part>(_ part: Part, as type: Part.Type) {
    parts[ObjectIdentifier(type)] = part
  }

  static func find<Part>() -> Part {
    return parts[ObjectIdentifier(Part.self)] as! Part
  }
}

@propertyWrapper
struct Found<Part> {
  let wrappedValue: Part

  init() {
    wrappedValue = Depot.find()
  }
}

class House {
  @Found private var lock: Lock
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
