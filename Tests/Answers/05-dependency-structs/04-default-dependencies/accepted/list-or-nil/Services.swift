struct Services: Sendable {
  let api: any API
  let statistics: any Statistics
}

/// Uses services, and nothing else.
@dynamicMemberLookup
struct Using {
  private let services: Services
  init(_ services: Services) { self.services = services }
  subscript<Part>(dynamicMember path: KeyPath<Services, Part>) -> Part {
    services[keyPath: path]
  }
}
