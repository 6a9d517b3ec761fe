// The outside world. Leave it as it is.
import SpecSupport
import Synchronization

/// The big oven at the back.
final class DeckOven: Oven {
  private let count = Mutex(0)

  var loaves: Int { count.withLock { $0 } }

  func bake() {
    Tripwire.touch("DeckOven")
    count.withLock { $0 += 1 }
  }
}

/// The bin beside it.
final class FlourBin: Flour {
  private let left = Mutex(25)

  var kilos: Int { left.withLock { $0 } }

  func take() {
    Tripwire.touch("FlourBin")
    left.withLock { $0 -= 1 }
  }
}

/// The bell between kitchen and shop.
final class DoorBell: Bell {
  func ring() {
    Tripwire.touch("DoorBell")
  }
}
