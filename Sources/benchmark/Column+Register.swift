extension Column {
  /// A thousand registrations in a new container; the time is that of one of them.
  static func register() -> Column {
    let names = (0..<1000).map { "service \($0)" }
    return Column(
      name: "register 1,000", times: 20_000, target: nil,
      plain: nil,
      dictionary: { times in
        for _ in 0..<times / names.count {
          var factories: [String: () -> Any] = [:]
          for name in names { factories[name] = { Leaf() } }
        }
      },
      container: { times in
        for _ in 0..<times / names.count {
          let container = Container()
          for name in names { container.register(Leaf.self, name: name) { _ in Leaf() } }
        }
      },
      objection: {
        let container = Container()
        for name in names { container.register(Leaf.self, name: name) { _ in Leaf() } }
        let all = names.allSatisfy { container.contains(Leaf.self, name: $0) }
        return all ? nil : "registrations under other names are lost"
      })
  }

  /// Ten containers with a thousand registrations each go; the time is that of one registration.
  static func tearDown() -> Column {
    var containers: [Container] = []
    return Column(
      name: "tear down 1,000", times: 10_000, target: nil,
      plain: nil,
      dictionary: nil,
      container: { _ in containers = [] },
      objection: { containers.isEmpty ? nil : "containers are left from an earlier round" },
      prepare: {
        containers = (0..<10).map { _ in
          let container = Container()
          for number in 0..<1_000 {
            container.register(Leaf.self, name: "service \(number)") { _ in Leaf() }
          }
          return container
        }
      })
  }
}
