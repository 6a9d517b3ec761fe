// The outside world. Leave it as it is.

/// Why a visit refuses a treatment.
enum Refusal: Error, Equatable {
  case visitIsOver, allergic, notSigned
}

/// A dental practice, as its front desk sees it.
protocol Practice {
  /// Begins a visit: seats the patient in the room's chair, logs in to the
  /// room's records system, and reads the patient's file.
  ///
  /// - Throws: What the chair or the records system throws.
  func begin(_ patient: String, in room: String) throws -> any Visit

  /// The treatments of all visits so far, in their order: `Ada: filling`.
  var journal: [String] { get }
}

/// A patient's visit. Visits run in several rooms at a time.
protocol Visit {
  /// The patient's allergies, as the file had them when the visit began. Once
  /// the visit is over, there are none to be seen.
  var allergies: [String] { get }

  /// The patient signs for a treatment. The signature counts until the visit
  /// is over, also for a treatment that is repeated.
  func sign(for treatment: String)

  /// Treats the patient: adds the treatment to the records, then to the
  /// journal.
  ///
  /// - Throws: `Refusal.visitIsOver`, `.allergic` when the treatment is one of
  ///   the patient's allergies, or `.notSigned`, in this order; then what the
  ///   records system throws. After an error, the treatment is neither in the
  ///   records nor in the journal.
  func treat(_ treatment: String) throws

  /// Ends the visit: logs out and clears the chair. When the visit is over
  /// already, nothing happens.
  func end()
}
