@testable import Greenhouse

/// The devices of a trial station, played by a spec: they report when the spec says so, and what a
/// house does is noted.
final class SpecStation {
  private struct Device {
    let sensor: String
    var hear: ((Report) -> Void)?
    weak var line: Line?
    var isUp = true
  }

  /// Whether a report of a device can still arrive when its line has ended.
  private let isFlaky: Bool
  private var devices: [Device] = []
  private var events: [String] = []
  /// What a device says while it's being connected, by its address.
  var greetings: [String: Report] = [:]
  /// What a device says while its line is being ended, by its address.
  var farewells: [String: Report] = [:]

  init(isFlaky: Bool = false) { self.isFlaky = isFlaky }

  /// `the step: V-1 opens, rings ferns: no report`, in a fixed order.
  func line(_ step: String, _ body: () -> Void) -> String {
    events = []
    body()
    return
      "\(step): \(events.isEmpty ? "nothing" : events.sorted().joined(separator: ", "))"
  }

  /// Plays a report of the device with this address: of the first one that was connected, of the
  /// second one … or of the last one.
  func report(
    _ number: Int, _ humidity: Int, from sensor: String, device: Int? = nil
  ) {
    let all = devices.filter { $0.sensor == sensor }
    let chosen = device.map { all.dropFirst($0 - 1).first } ?? all.last
    chosen?.hear?(Report(number: number, humidity: humidity))
  }

  /// The devices whose lines are up.
  var connected: String {
    let up = devices.filter(\.isUp).map(\.sensor).sorted()
    return up.isEmpty ? "none" : up.joined(separator: ", ")
  }

  /// How many lines are still in memory.
  var linesInMemory: Int { devices.count { $0.line != nil } }
}

extension SpecStation {
  fileprivate func connect(to sensor: String, hear: @escaping (Report) -> Void)
    -> Line
  {
    let id = devices.count
    devices.append(Device(sensor: sensor, hear: hear))
    let line = Line { [unowned self] in end(id) }
    devices[id].line = line
    if let greeting = greetings[sensor] { hear(greeting) }
    return line
  }

  private func end(_ id: Int) {
    let device = devices[id]
    if let farewell = farewells[device.sensor] { device.hear?(farewell) }
    devices[id].isUp = false
    if !isFlaky { devices[id].hear = nil }
  }

  fileprivate func note(_ event: String) { events.append(event) }
}

/// Leads to a station. Each house gets one of its own, so that a spec sees whether the house is gone.
final class SpecPlug: Hardware {
  private let station: SpecStation

  init(_ station: SpecStation) { self.station = station }

  func connect(to sensor: String, hear: @escaping (Report) -> Void) -> Line {
    station.connect(to: sensor, hear: hear)
  }

  func open(_ valve: String) { station.note("\(valve) opens") }

  func ring(_ text: String) { station.note("rings \(text)") }
}

/// The beds of most specs.
let twoBeds = [
  Bed(name: "ferns", sensor: "H-1", valve: "V-1", target: 60),
  Bed(name: "orchids", sensor: "H-2", valve: "V-2", target: 75),
]

// A member: an answer's own function of that name could be taken for this one.
extension SpecStation {
  /// What the desk sees, on one line.
  static func shown(_ house: any House) -> String {
    let lines = house.display
    return "shows \(lines.isEmpty ? "nothing" : lines.joined(separator: ", "))"
  }
}

/// A house with two beds at this station.
func openHouse(at station: SpecStation) -> any House {
  openHouse(twoBeds, hardware: SpecPlug(station))
}
