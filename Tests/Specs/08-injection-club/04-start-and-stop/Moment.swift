/// Something that happened in a house.
struct Moment: Sendable {
  enum Kind: Sendable { case starts, hasStarted, stops, hasStopped, isTold }
  let kind: Kind
  let service: String
}

extension SpecHouse {
  var services: [String] {
    ["store", "post", "doorbell"] + boards + ["web desk"]
  }

  private var boards: [String] { rooms.map { "noticeboard \($0)" } }

  /// What a service can't do without.
  private func needs(of service: String) -> [String] {
    switch service {
    case "store", "doorbell": []
    case "post": ["store"]
    case "web desk": boards + ["doorbell"]
    default: ["store", "post"]
    }
  }

  /// Services that did something, in the order of their names; each as often as it did it.
  func services(_ kind: Moment.Kind) -> [String] {
    moments.values.filter { $0.kind == kind }.map(\.service).sorted()
  }

  /// Starts that came too early, or not once each.
  var faultsOfStarts: [String] {
    var working: Set<String> = []
    var faults: [String] = []
    for moment in moments.values {
      if moment.kind == .hasStarted { working.insert(moment.service) }
      guard moment.kind == .starts else { continue }
      faults += needs(of: moment.service).filter { !working.contains($0) }
        .map { "\(moment.service) started before \($0) worked" }
    }
    return faults
      + services.filter { !services(.starts).contains($0) }.map {
        "\($0) wasn't started"
      }
      + repeated(.starts).map { "\($0) was started twice" }
  }

  /// Services that were started after the club was told to close, or after a failure.
  var lateStarts: [String] {
    moments.values.drop { $0.kind != .isTold }.filter { $0.kind == .starts }
      .map(\.service)
  }

  /// Stops that came too early, or not once for each service that has started.
  var faultsOfStops: [String] {
    var working: Set<String> = []
    var faults: [String] = []
    for moment in moments.values {
      switch moment.kind {
      case .hasStarted: working.insert(moment.service)
      case .hasStopped: working.remove(moment.service)
      case .starts, .isTold: break
      case .stops:
        faults += services.filter {
          working.contains($0) && needs(of: $0).contains(moment.service)
        }
        .map { "\(moment.service) stopped before \($0) had" }
      }
    }
    return faults + faultsOfWhatWasStopped
  }

  /// The same without the order.
  var faultsOfWhatWasStopped: [String] {
    let (started, stopped) = (services(.hasStarted), services(.stops))
    return started.filter { !stopped.contains($0) }.map {
      "\($0) wasn't stopped"
    }
      + stopped.filter { !started.contains($0) }.map {
        "\($0) was stopped and had not started"
      }
      + repeated(.stops).map { "\($0) was stopped twice" }
  }

  private func repeated(_ kind: Moment.Kind) -> [String] {
    let all = services(kind)
    return Set(all.filter { service in all.count { $0 == service } > 1 })
      .sorted()
  }
}
