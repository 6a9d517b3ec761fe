// Wrong: the unit was taken over from Brook.
// Rejected by: each utility gets its own unit
/// A utility, as the app sees it.
protocol Office {
  /// Hands a reading in once, and returns what the utility makes of it.
  ///
  /// `nil` means that the utility has no answer now, and must be asked again.
  func answer(to reading: Reading) -> Note.Outcome?
}

struct BrookOffice: Office {
  let server: any BrookServer

  func answer(to reading: Reading) -> Note.Outcome? {
    do {
      try server.book(reading.value, of: reading.meter)
      return .booked
    } catch {
      switch error {
      case .refused(let reason): return .refused(reason)
      case .noNetwork: return nil
      }
    }
  }
}

struct DeltaOffice: Office {
  let server: any DeltaServer

  func answer(to reading: Reading) -> Note.Outcome? {
    let slip = DeltaSlip(meter: reading.meter, litres: reading.value)
    return switch server.take(slip) {
    case .thanks: .booked
    case .unknownMeter: .refused("unknown meter")
    case .doubtful(let question): .readAgain(question)
    case .busy, .noNetwork: nil
    }
  }
}
