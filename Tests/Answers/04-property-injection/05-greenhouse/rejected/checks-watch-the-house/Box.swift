// Wrong: the memory check looks at the house, and not at its hardware.
// Rejected by: your checks catch a house that doesn't end

/// A box with cheap devices. It keeps what the house does.
final class Box: Hardware {
  struct Device {
    let address: String
    let hear: (Report) -> Void
    var isConnected = true
  }

  var devices: [Device] = []
  var valves: [String] = []
  var bell: [String] = []
  var whileConnecting: (_ hear: (Report) -> Void) -> Void = { _ in }
  var whileEnding: (Box) -> Void = { _ in }
  private let lines = Lines()

  private final class Lines {
    struct Entry { weak var line: Line? }
    var all: [Entry] = []
  }

  func connect(to sensor: String, hear: @escaping (Report) -> Void) -> Line {
    let index = devices.count
    devices.append(Device(address: sensor, hear: hear))
    whileConnecting(hear)
    let line = Line { [weak self] in
      self?.devices[index].isConnected = false
      if let self { whileEnding(self) }
    }
    lines.all.append(Lines.Entry(line: line))
    return line
  }

  func open(_ valve: String) { valves.append(valve) }
  func ring(_ text: String) { bell.append(text) }

  /// The devices at an address, in the order in which they were mounted.
  func report(
    _ number: Int, _ humidity: Int, from address: String, _ nth: Int = 0
  ) {
    let there = devices.filter { $0.address == address }
    if nth < there.count {
      there[nth].hear(Report(number: number, humidity: humidity))
    }
  }

  var connected: [String] {
    devices.filter(\.isConnected).map(\.address).sorted()
  }
  var linesInMemory: Int { lines.all.count { $0.line != nil } }
}

@resultBuilder
enum Seen {
  static func buildExpression(_ line: String) -> [String] { [line] }
  static func buildExpression(_ lines: [String]) -> [String] { ["\(lines)"] }
  static func buildExpression(_ number: Int) -> [String] { ["\(number)"] }
  static func buildExpression(_ nothing: Void) -> [String] { [] }
  static func buildBlock(_ lines: [String]...) -> [String] {
    lines.flatMap { $0 }
  }
}

extension Check {
  init(
    _ name: String, beds: [Bed] = [.rose],
    box prepare: @escaping (Box) -> Void = { _ in },
    sees expected: String..., @Seen seen: @escaping (any House, Box) -> [String]
  ) {
    self.init(name, expected: expected) { open in
      let box = Box()
      prepare(box)
      return seen(open(beds, box), box)
    }
  }
}

extension Bed {
  static var rose: Bed {
    Bed(name: "rose", sensor: "a", valve: "x", target: 42)
  }
  static var lily: Bed {
    Bed(name: "lily", sensor: "b", valve: "y", target: 77)
  }
}
