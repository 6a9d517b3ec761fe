// Sound: two classes; only a radio can make a paired one, in this file.

final class Radio {
  var station: String

  init(station: String) {
    self.station = station
  }

  func paired(with speaker: any Speaker) -> PairedRadio {
    PairedRadio(of: self, speaker)
  }
}

final class PairedRadio {
  private let radio: Radio
  private let speaker: any Speaker

  fileprivate init(of radio: Radio, _ speaker: any Speaker) {
    self.radio = radio
    self.speaker = speaker
  }

  func play() {
    speaker.play(radio.station)
  }
}
