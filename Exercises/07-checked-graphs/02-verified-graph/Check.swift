// Given. Leave it as it is.

/// A rule that the graph of a container must keep.
///
/// ```swift
/// Check("there is a ferry") { graph in
///   graph.lifetime(of: "Ferry") == nil ? ["Ferry isn't registered."] : []
/// }
/// ```
struct Check {
  let name: String
  /// What is wrong with a graph: a line for each fault, and none if it's sound.
  let complaints: (Graph) -> [String]

  init(_ name: String, complaints: @escaping (Graph) -> [String]) {
    self.name = name
    self.complaints = complaints
  }
}
