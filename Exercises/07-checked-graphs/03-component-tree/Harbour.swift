// The outside world. Leave it as it is.
import SpecSupport

/// Speaks to everybody at sea.
protocol Radio {
  func say(_ text: String)
}

struct MarineRadio: Radio {
  func say(_ text: String) {
    Tripwire.touch("MarineRadio: \(text)")
  }
}

/// Comes when a passenger is ill.
protocol Doctor {
  func come(to place: String)
}

struct HarbourDoctor: Doctor {
  func come(to place: String) {
    Tripwire.touch("HarbourDoctor: \(place)")
  }
}

/// The places where ferries lie. Each is given away once.
final class Berths {
  private var taken = 0

  func take() -> Int {
    taken += 1
    return taken
  }
}
