/// The radio that most of the app uses.
final class OldRadio {
  /// Why a radio stays silent.
  enum Silence: Error, CustomStringConvertible {
    case noSpeaker(station: String)

    var description: String {
      guard case .noSpeaker(let station) = self else { return "" }
      return "\(station): set the speaker before you call play()"
    }
  }

  let station: String
  var speaker: (any Speaker)?

  init(station: String) {
    self.station = station
  }

  func play() throws(Silence) {
    switch speaker {
    case let speaker?: speaker.play(station)
    case nil: throw .noSpeaker(station: station)
    }
  }
}
