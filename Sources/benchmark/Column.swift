/// Does the same work this many times.
typealias Work = (_ times: Int) throws -> Void

/// One thing to measure: the same work done by plain code, by a dictionary, and by the container.
struct Column {
  let name: String
  /// How often the work is done while time is taken once.
  let times: Int
  /// The most that the container may need, as a multiple of plain `init`; `nil` when there is no
  /// `init` to compare with.
  ///
  /// A well-known container did the same work, once, beside the same `init`. The limit is 15 % of
  /// its time, 20 % where two threads ask.
  let target: Double?
  let plain: Work?
  let dictionary: Work?
  let container: Work
  /// Whether the container does what is to be measured; `nil` when it does, else what is missing.
  let objection: () throws -> String?
}

/// Holds what was built last, so that the compiler cannot leave the work out.
final class Sink {
  private var last: AnyObject?

  @inline(never)
  func take(_ object: AnyObject) {
    last = object
  }
}

/// What a container is measured against, where there is no container: closures in a dictionary.
struct Factories {
  private var factories: [ObjectIdentifier: () -> Any] = [:]

  mutating func register<Built>(_ type: Built.Type, _ factory: @escaping () -> Built) {
    factories[ObjectIdentifier(type)] = factory
  }

  func resolve<Built>(_ type: Built.Type) -> Built? {
    factories[ObjectIdentifier(type)]?() as? Built
  }
}

extension Column {
  /// In the order of the table. Each is made when its turn comes, so that none warms up another.
  static let all: [@Sendable () -> Column] = [
    leafTransient, leafShared, chain, fan, twoArguments, named, twoThreads, register,
  ]
}
