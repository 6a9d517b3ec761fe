@testable import Greenhouse

/// Holds itself, and the hardware with it.
private final class Knot {
  private let hardware: any Hardware
  private var myself: Knot?

  init(_ hardware: any Hardware) { self.hardware = hardware }

  func tie() { myself = self }
}

/// A house that the learner's checks judge: a sound one, or one with a single fault.
final class JudgedHouse: House {
  enum Fault: String, CaseIterable {
    case countsTwice = "a report that comes twice counts twice"
    case countsLate = "a report that comes late counts"
    case isDeafAtFirst = "a report while the line is being put through is lost"
    case neverRings = "a silent sensor doesn't ring"
    case ringsOnce = "a silent sensor rings at the first round only"
    case hearsReplaced = "a replaced device still opens the valve"
    case keepsReplacedLine = "a replaced device stays connected"
    case carriesNumbersOn = "a new device must go on with the old one's numbers"
    case hearsWhenClosed = "a late report opens a valve of a closed house"
    case keepsLines = "a closed house stays connected"
    case ringsWhenClosed = "a closed house still rings at the round"
    case neverGoes = "a part of a closed house stays in memory"
  }

  private struct Place {
    let bed: Bed
    var line: Line?
    /// How many devices have been mounted.
    var device = 0
    var last = 0
    var humidity: Int?
    var isSilent = true
    var hasRung = false
  }

  private let hardware: any Hardware
  private let fault: Fault?
  private let order: [Int]
  /// Whether it turns to its beds in reverse, and ends an old line first.
  private let isReversed: Bool
  private var places: [Place]
  private var isClosed = false

  init(
    _ beds: [Bed], _ hardware: any Hardware, fault: Fault?,
    isReversed: Bool = false
  ) {
    self.hardware = hardware
    self.fault = fault
    self.isReversed = isReversed
    order = isReversed ? beds.indices.reversed() : Array(beds.indices)
    places = beds.map { Place(bed: $0) }
    if fault == .neverGoes { Knot(hardware).tie() }
    for index in order { mount(places[index].bed.sensor, at: index) }
  }

  var display: [String] {
    isClosed
      ? []
      : places.map { "\($0.bed.name) \($0.humidity.map { "\($0) %" } ?? "?")" }
  }

  func makeRound() {
    guard !isClosed || fault == .ringsWhenClosed else { return }
    for index in order {
      // The house that rings when it's closed gets here at each round.
      if places[index].isSilent || isClosed {
        places[index].humidity = nil
        let isQuiet =
          fault == .neverRings || fault == .ringsOnce && places[index].hasRung
        if !isQuiet { hardware.ring("\(places[index].bed.name): no report") }
        places[index].hasRung = true
      }
      places[index].isSilent = true
    }
  }

  func replaceSensor(of bed: String, with sensor: String) {
    guard !isClosed,
      let index = places.firstIndex(where: { $0.bed.name == bed })
    else { return }
    let old = places[index].line
    places[index].humidity = nil
    places[index].isSilent = true
    if fault != .carriesNumbersOn { places[index].last = 0 }
    places[index].line = nil
    places[index].device += 1
    if isReversed { old?.end() }
    mount(sensor, at: index)
    if fault != .keepsReplacedLine { old?.end() }
  }

  func close() {
    isClosed = true
    guard fault != .keepsLines else { return }
    for index in order.reversed() { places[index].line?.end() }
  }

  private func mount(_ sensor: String, at index: Int) {
    places[index].device += 1
    let device = places[index].device
    var isReady = fault != .isDeafAtFirst
    let line = hardware.connect(to: sensor) { [weak self] report in
      if isReady { self?.hear(report, at: index, from: device) }
    }
    isReady = true
    places[index].line = line
  }

  private func hear(_ report: Report, at index: Int, from device: Int) {
    let place = places[index]
    guard !isClosed || fault == .hearsWhenClosed else { return }
    guard device == place.device || fault == .hearsReplaced else { return }
    if report.number == place.last, fault != .countsTwice { return }
    if report.number < place.last, fault != .countsLate, device == place.device
    {
      return
    }
    if device == place.device {
      places[index].last = max(place.last, report.number)
    }
    places[index].humidity = report.humidity
    places[index].isSilent = false
    if report.humidity < place.bed.target { hardware.open(place.bed.valve) }
  }
}
