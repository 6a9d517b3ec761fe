// Sound: a requirement, with the rule as its default for all.

@MainActor
protocol Indexable {
  var uid: Int { get }
  var isValid: Bool { get }
}

extension Indexable {
  var isValid: Bool { uid >= 0 }
}
