// Wrong: a busy Delta is asked three times in a row.
// Rejected by: a busy Delta is asked again later
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
    let slip = DeltaSlip(meter: reading.meter, litres: reading.value * 1_000)
    var reply = server.take(slip)
    for _ in 1...2 where reply == .busy { reply = server.take(slip) }
    return switch reply {
    case .thanks: .booked
    case .unknownMeter: .refused("unknown meter")
    case .doubtful(let question): .readAgain(question)
    case .busy, .noNetwork: nil
    }
  }
}
