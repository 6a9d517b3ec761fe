/// What was heard of one spec while it ran.
struct SpecRun: Equatable, Sendable {
  enum End: Sendable {
    case passed
    case failed
    case skipped
  }

  var hasStarted = false
  var failures: [SpecFailure] = []
  /// `nil` until it ended.
  var end: End?

  /// Started and never ended: the process ended while it ran, or it hung.
  var isUnfinished: Bool { hasStarted && end == nil }
}
