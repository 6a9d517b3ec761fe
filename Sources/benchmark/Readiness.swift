/// What a finished container can do and no column measures.
enum Readiness {
  /// What is missing, in words.
  static func objections() -> [String] {
    let parent = Container()
    let child = Container(parent: parent)
    parent.register(Leaf.self) { _ in Leaf() }
    parent.register(Leaf.self) { _ in Leaf() }
    var objections: [String] = []
    if (try? child.resolve(Leaf.self)) == nil {
      objections.append("a child does not find what its parent has registered")
    }
    if parent.registeredTwice.count != 1 {
      objections.append("a service that is registered twice is not told")
    }
    return objections
  }
}
