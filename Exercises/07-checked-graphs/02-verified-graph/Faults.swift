extension Graph {
  /// All that is wrong, in a stable order.
  var faults: [String] {
    missing + ambiguous + circular + captive + uncertain
  }

  /// Somebody asks for what nobody has registered.
  var missing: [String] {
    edges.filter { lifetime(of: $0.to) == nil }
      .map { "missing: \($0.from) → \($0.to)" }
      .sorted()
  }

  /// Two modules have registered it, and the last one wins.
  var ambiguous: [String] {
    Set(registeredTwice).sorted().map { "ambiguous: \($0)" }
  }

  /// Nobody can say that there is nothing wrong with it.
  var uncertain: [String] {
    notTried.sorted().map { "not tried: \($0)" }
  }

  /// Parts that need each other, so that none can be built first:
  /// `circular: A → C → B → A`, or `circular: A → A`.
  // TODO 1: So far only circles of two are reported, and from both ends. Report
  // each circle once, in its own direction, from the label on that is first in
  // the alphabet. Circles that share an edge may be reported one after the
  // other, as they are mended.
  var circular: [String] {
    edges.filter { parts(of: $0.to).contains($0.from) }
      .map { "circular: \($0.from) → \($0.to) → \($0.from)" }
  }

  /// What is kept, and holds what should have ended with its resolution:
  /// `captive: Till (kept) → Shelf (transient) → Basket (graph)`.
  // TODO 2: So far only the parts of the till itself are seen. But a transient
  // shelf lives as long as the till that holds it, and so do the shelf's parts.
  var captive: [String] {
    edges.filter { lifetime(of: $0.from) == .kept }
      .filter { lifetime(of: $0.to) == .graph }
      .map { "captive: \($0.from) (kept) → \($0.to) (graph)" }
  }
}
