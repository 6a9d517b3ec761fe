// Sound: a bed sees three roles of the hardware, a protocol each, and a plug that
// counts no report when it's pulled.

protocol Mist { func water() }
protocol Bell { func miss() }
protocol Socket {
  func plugIn(_ address: String, _ hear: @escaping (Report) -> Void) -> Plug
}

/// A line that counts no report any more when it's pulled, or gone.
final class Plug {
  fileprivate var hear: ((Report) -> Void)?
  fileprivate var line: Line?

  func pull() {
    hear = nil
    line?.end()
    line = nil
  }

  deinit { line?.end() }
}

private struct Wiring: Mist, Bell, Socket {
  let bed: Bed
  let hardware: any Hardware

  func water() { hardware.open(bed.valve) }

  func miss() { hardware.ring("\(bed.name): no report") }

  func plugIn(_ address: String, _ hear: @escaping (Report) -> Void) -> Plug {
    let plug = Plug()
    plug.hear = hear
    plug.line = hardware.connect(to: address) { [weak plug] in plug?.hear?($0) }
    return plug
  }
}

final class Greenhouse: House {
  private var beds: [TendedBed]

  init(beds: [Bed], hardware: any Hardware) {
    self.beds = beds.map { bed in
      let wiring = Wiring(bed: bed, hardware: hardware)
      return TendedBed(bed, mist: wiring, bell: wiring, socket: wiring)
    }
  }

  var display: [String] { beds.map(\.text) }

  func makeRound() { beds.forEach { $0.endHour() } }

  func replaceSensor(of bed: String, with sensor: String) {
    beds.first { $0.name == bed }?.mount(sensor)
  }

  func close() {
    let closing = beds
    beds = []
    closing.forEach { $0.unmount() }
  }
}
