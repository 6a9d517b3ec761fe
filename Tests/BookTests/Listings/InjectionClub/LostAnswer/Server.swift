/// The town's server. It keeps what it is sent, twice if it is sent twice.
actor Server {
  private(set) var titles: [String] = []
  private var done: Set<String> = []

  func add(_ title: String) {
    titles.append(title)
  }

  func add(_ title: String, request: String) {
    guard done.insert(request).inserted else { return }
    add(title)
  }
}
