/// Speaks to the utility.
struct Clerk {
  private let line = BrookLine.shared

  /// Books a reading, unless the utility refuses it.
  func book(_ reading: Reading) throws(BrookError) {
    try line.book(reading.value, of: reading.meter)
  }
}

extension BrookError {
  /// Whether it makes sense to try again.
  var isTemporary: Bool {
    self == .noNetwork
  }

  /// What the reader is shown.
  var outcome: Note.Outcome {
    switch self {
    case .refused(let reason): .refused(reason)
    case .noNetwork: .kept
    }
  }
}
