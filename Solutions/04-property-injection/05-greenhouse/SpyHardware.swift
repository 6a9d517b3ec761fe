/// Devices for the checks: plays what a flaky sensor says, and notes what a
/// house does.
final class SpyHardware: Hardware {
  /// What happened: `V opens`, `rings moss: no report`, `H ends`.
  private(set) var events: [String] = []
  /// What each device says while it's being connected.
  var greeting: Report?
  private var listeners: [(Report) -> Void] = []

  func connect(to sensor: String, hear: @escaping (Report) -> Void) -> Line {
    listeners.append(hear)
    if let greeting { hear(greeting) }
    return Line { [weak self] in self?.events.append("\(sensor) ends") }
  }

  func open(_ valve: String) { events.append("\(valve) opens") }

  func ring(_ text: String) { events.append("rings \(text)") }

  /// A report from one of the devices, counted as they were connected. A line
  /// that has ended stops none: such a report was on its way.
  func report(_ number: Int, _ humidity: Int, from device: Int = 0) {
    guard listeners.indices.contains(device) else { return }
    listeners[device](Report(number: number, humidity: humidity))
  }

  /// Forgets the listeners, as the hardware does once the lines have ended.
  func forgetListeners() { listeners = [] }
}
