import Synchronization

/// The places of the garage, and the sign at the street that counts them.
enum Places {
  private static let free = Mutex(40)

  /// Takes a place; `false` when there is none.
  static func take() -> Bool {
    free.withLock { places in
      guard places > 0 else { return false }
      places -= 1
      return true
    }
  }

  static func giveBack() {
    free.withLock { $0 += 1 }
  }

  static var sign: String {
    guard Moment.now.isOpeningHour else { return "CLOSED" }
    let places = free.withLock { $0 }
    return places > 0 ? "FREE \(places)" : "FULL"
  }
}
