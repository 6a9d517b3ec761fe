// Sound: a utility is a function; no protocol of our own.
// Keeps: 1
/// Hands a reading in; `nil` means that there's no answer now.
typealias Ask = (Reading) -> Note.Outcome?

func askingBrook(_ server: any BrookServer) -> Ask {
  { reading in
    do {
      try server.book(reading.value, of: reading.meter)
      return .booked
    } catch BrookError.refused(let reason) {
      return .refused(reason)
    } catch {
      return nil
    }
  }
}

func askingDelta(_ server: any DeltaServer) -> Ask {
  { reading in
    let litres = reading.value * 1_000
    switch server.take(DeltaSlip(meter: reading.meter, litres: litres)) {
    case .thanks: return .booked
    case .unknownMeter: return .refused("unknown meter")
    case .doubtful(let question): return .readAgain(question)
    case .busy, .noNetwork: return nil
    }
  }
}
