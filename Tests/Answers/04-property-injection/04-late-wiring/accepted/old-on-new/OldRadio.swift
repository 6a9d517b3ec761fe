// Sound: the old radio is a thin shell around the new ones.
// Keeps: 1

final class OldRadio {
  let station: String
  private var paired: PairedRadio?

  var speaker: (any Speaker)? {
    get { paired?.speaker }
    set { paired = newValue.map(Radio(station: station).paired(with:)) }
  }

  init(station: String) {
    self.station = station
  }

  func play() throws(NotPaired) {
    guard let paired else { throw NotPaired(station: station) }
    paired.play()
  }
}
