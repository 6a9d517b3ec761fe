/// The meters of a walk, and what they can show.
struct MeterList {
  let meters: [Meter]

  func allows(_ reading: Reading) -> Bool {
    guard let meter = meters.first(where: { $0.number == reading.meter }) else {
      return false
    }
    return (meter.last...meter.last + 500).contains(reading.value)
  }
}
