/// The rules of a house, as a value: what happens goes in, what is to be done
/// comes out.
struct Climate {
  /// Devices are counted as they are mounted, so none is taken for another.
  typealias Device = Int

  enum Event {
    case mounted(_ sensor: String, bed: String)
    case report(Report, from: Device)
    case round
    case closed
  }

  enum Command: Equatable {
    case open(String)
    case ring(String)
    case connect(String, Device)
    case end(Device)
  }

  private struct Place {
    let bed: Bed
    var device: Device?
    var lastNumber = 0
    var humidity: Int?
    var isSilent = true
  }

  private var places: [Place]
  private var count = 0

  init(_ beds: [Bed]) { places = beds.map { Place(bed: $0) } }

  var display: [String] {
    places.map { "\($0.bed.name) \($0.humidity.map { "\($0) %" } ?? "?")" }
  }

  mutating func commands(after event: Event) -> [Command] {
    switch event {
    case .mounted(let sensor, let bed): mount(sensor, bed)
    case .report(let report, let device): hear(report, device)
    case .round: round()
    case .closed: close()
    }
  }
}

extension Climate {
  private mutating func mount(_ sensor: String, _ name: String) -> [Command] {
    guard let index = places.firstIndex(where: { $0.bed.name == name }) else {
      return []
    }
    let old = places[index].device
    count += 1
    places[index] = Place(bed: places[index].bed, device: count)
    return (old.map { [.end($0)] } ?? []) + [.connect(sensor, count)]
  }

  private mutating func hear(_ report: Report, _ device: Device) -> [Command] {
    guard let index = places.firstIndex(where: { $0.device == device }),
      report.number > places[index].lastNumber
    else { return [] }
    places[index].lastNumber = report.number
    places[index].humidity = report.humidity
    places[index].isSilent = false
    let bed = places[index].bed
    return report.humidity < bed.target ? [.open(bed.valve)] : []
  }

  private mutating func round() -> [Command] {
    let silent = places.filter(\.isSilent)
    for index in places.indices {
      if places[index].isSilent { places[index].humidity = nil }
      places[index].isSilent = true
    }
    return silent.map { .ring("\($0.bed.name): no report") }
  }

  private mutating func close() -> [Command] {
    defer { places = [] }
    return places.compactMap(\.device).map { .end($0) }
  }
}
