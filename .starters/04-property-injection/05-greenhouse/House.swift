// The outside world. Leave it as it is.

/// A bed of a greenhouse, and the addresses of its two devices.
struct Bed {
  let name: String
  let sensor: String
  let valve: String
  /// In percent. A report below it opens the bed's valve.
  let target: Int
}

/// An open greenhouse, as the station's desk sees it.
protocol House {
  /// A line for each bed, in the order of the beds: `ferns 42 %`, or `ferns ?`
  /// until its sensor reports. A closed house has no lines.
  var display: [String] { get }

  /// The hourly round. If a bed's sensor hasn't reported since the last round,
  /// or ever, the desk rings, `ferns: no report`, and the display says
  /// `ferns ?`. It rings at each round for as long as the sensor is silent.
  func makeRound()

  /// Replaces a bed's sensor while the house runs. Until the new device has
  /// reported, the display says `ferns ?`, and a round finds it silent. It may
  /// have the old one's address. For a bed that isn't there, nothing happens.
  func replaceSensor(of bed: String, with sensor: String)

  /// Closes the house. It's never opened again.
  func close()
}
