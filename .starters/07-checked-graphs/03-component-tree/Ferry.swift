// The outside world. Leave it as it is.

/// What happened on one voyage.
final class Logbook {
  private(set) var lines: [String] = []

  func write(_ line: String) {
    lines.append(line)
  }
}

/// Brings a ferry to its berth.
struct Pilot {
  let ship: String
  let radio: any Radio
  let berths: Berths
  let logbook: Logbook

  func moor() {
    let line = "\(ship) moors at berth \(berths.take())"
    radio.say(line)
    logbook.write(line)
  }
}

/// What one passenger has to pay.
final class Bill {
  private(set) var total = 0

  func add(_ price: Int) {
    total += price
  }
}

/// Brings a passenger food and drink.
struct Steward {
  let cabin: Int
  let bill: Bill
  let logbook: Logbook

  func bring(_ order: String, for price: Int) {
    bill.add(price)
    logbook.write("cabin \(cabin): \(order)")
  }
}

/// Hangs in each cabin. It is rarely rung.
struct Bell {
  let cabin: Int
  let radio: any Radio
  let doctor: any Doctor

  func ring() {
    radio.say("cabin \(cabin) needs help")
    doctor.come(to: "cabin \(cabin)")
  }
}
