/// A house made of functions.
struct ClosureHouse: House {
  let lines: () -> [String]
  let round: () -> Void
  let replace: (_ bed: String, _ sensor: String) -> Void
  let end: () -> Void

  var display: [String] { lines() }

  func makeRound() { round() }

  func replaceSensor(of bed: String, with sensor: String) {
    replace(bed, sensor)
  }

  func close() { end() }
}
