/// Does the same work this many times.
typealias Work = (_ times: Int) throws -> Void

/// One thing to measure: the same work done by plain code, by a dictionary, and by the container.
struct Column {
  let name: String
  /// How often the work is done while time is taken once.
  let times: Int
  /// The most that the container may need, as a multiple of the plain code; `nil` when there is none
  /// to compare with.
  ///
  /// It's half again what our answer to 6.8 needs, compared with the same plain code (medians of
  /// November 2026): so a sound container keeps it, and one with a needless lock or copy does not.
  let target: Double?
  let plain: Work?
  let dictionary: Work?
  let container: Work
  /// Whether the container does what is to be measured; `nil` when it does, else what is missing.
  let objection: () throws -> String?
  /// What is done before each time that the container works, while no time is taken.
  var prepare: () -> Void = {}
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
    leafTransient, leafShared, leafWeak, graph, chain, fan, twoArguments, named, namedOfMany,
    twoThreads, register, tearDown,
  ]
}
