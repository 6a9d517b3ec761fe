extension LearnerProgress {
  /// The progress with its numbers cut to what can be true: a file may hold any, and adding to them
  /// must not overflow.
  func withinReason() -> LearnerProgress {
    var progress = self
    progress.exercises = exercises.mapValues { record in
      var record = record
      record.attempts = min(max(record.attempts, 0), 1_000_000)
      record.hints = min(max(record.hints, 0), 1_000)
      record.times = record.times.map { min(max($0, 0), 1e10) }
      return record
    }
    return progress
  }
}
