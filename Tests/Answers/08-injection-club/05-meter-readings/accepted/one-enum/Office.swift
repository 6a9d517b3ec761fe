// Sound: the given enum is the seam; each utility is a case that can answer.
extension Utility {
  enum Answer {
    case final(Note.Outcome)
    case notNow
  }

  func answer(to reading: Reading) -> Answer {
    switch self {
    case .brook(let server): server.answer(to: reading)
    case .delta(let server): server.answer(to: reading)
    }
  }
}

extension BrookServer {
  fileprivate func answer(to reading: Reading) -> Utility.Answer {
    do {
      try book(reading.value, of: reading.meter)
      return .final(.booked)
    } catch {
      return switch error {
      case .refused(let reason): .final(.refused(reason))
      case .noNetwork: .notNow
      }
    }
  }
}

extension DeltaServer {
  fileprivate func answer(to reading: Reading) -> Utility.Answer {
    let slip = DeltaSlip(meter: reading.meter, litres: 1_000 * reading.value)
    return switch take(slip) {
    case .thanks: .final(.booked)
    case .unknownMeter: .final(.refused("unknown meter"))
    case .doubtful(let question): .final(.readAgain(question))
    case .busy, .noNetwork: .notNow
    }
  }
}
