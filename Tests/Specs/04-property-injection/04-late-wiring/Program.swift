import SpecSupport

/// What radios do in a program of their own, where a trap stops nothing else.
enum Program: CaseIterable {
  case usedTooEarly, takenAway, signature, tuned, paired, storage, type

  /// What this program prints; or the one line that says why it could not be built or run.
  var lines: [String] { Self.programs.lines(of: "\(self)") }

  private static let programs = SpecPrograms(
    Dictionary(
      uniqueKeysWithValues: allCases.map {
        ("\($0)", client($0.statements, alsoDeclaring: declarations))
      }))

  static let stations = [
    "Radio Ghent", "Jazz  FM", " 🇧🇪 Zoë", String(repeating: "News ", count: 30),
  ]

  private var statements: String {
    switch self {
    case .usedTooEarly:
      // It says that it goes on, what it caught, and what each error's text has.
      """
      let stations = \(Self.stations)
      let radios = stations.map { OldRadio(station: $0) }
      let errors = radios.map { radio in Result { try radio.play() } }
      print("the app goes on")
      print("thrown:", thrown { try errors[0].get() })
      for (station, result) in zip(stations, errors) {
        guard case .failure(let error) = result else { continue }
        let text = "\\(error)"
        let words = [station, "speaker", "play"]
        let missing = words.filter { !text.lowercased().contains($0.lowercased()) }
        print(
          missing.isEmpty
            ? "\\(station): its text has the station, speaker, play"
            : "\\(station): \\(missing) isn't in its text, which is: \\(text)")
      }
      """
    case .takenAway:
      """
      let balcony = Balcony()
      for room in ["balcony", "bath"] {
        try balcony.sunshine(with: SpecRoomSpeaker(room))
        balcony.rain()
        print("without a speaker: \\(thrown { try balcony.radio.play() })")
      }
      """
    case .signature:
      // A method's type says which errors it throws.
      """
      func errors<Failure: Error>(of play: () throws(Failure) -> Void) -> String {
        let type: Any.Type = Failure.self
        if type == (any Error).self { return "any error" }
        return type == Never.self ? "no error" : "errors of one type"
      }
      print(errors(of: OldRadio(station: "Jazz FM").play))
      """
    case .tuned:
      """
      let speaker = SpecRoomSpeaker("bath")
      var radio = makeRadio(station: "Jazz FM")
      for station in ["News", "Jazz FM", "News"] {
        radio.station = station
        var paired = pair(radio, with: speaker)
        print("paired")
        paired.play()
      }
      withExtendedLifetime(speaker) {}
      """
    case .paired:
      """
      var radio = makeRadio(station: "Jazz FM")
      var first = pair(radio, with: SpecRoomSpeaker("bath"))
      var second = pair(radio, with: SpecRoomSpeaker("hall"))
      first.play()
      second.play()
      first.play()
      var alone = pair(makeRadio(station: "News"), with: SpecRoomSpeaker("attic"))
      alone.play()
      """
    case .storage:
      """
      var radio = makeRadio(station: "Jazz FM")
      look(at: pair(radio, with: SpecRoomSpeaker("bath")))
      """
    case .type:
      """
      let radio = makeRadio(station: "Jazz FM")
      printType(of: pair(radio, with: SpecRoomSpeaker("bath")))
      """
    }
  }

  /// `look(at:)`, which prints what a paired radio is, and what may be missing in it; and
  /// `printType(of:)`, which prints its type, also behind a protocol.
  private static let declarations = """
    import SpecSupport
    func look<Paired>(at paired: Paired) {
      let isEnum = type(of: paired as Any) == Paired.self
        && Mirror(reflecting: paired).displayStyle == .enum
      print(isEnum ? "an enum" : "no enum")
      for name in optionals(in: paired) { print(name) }
    }
    // What can't be copied can't be looked into while the program runs.
    func look<Paired: ~Copyable>(at paired: consuming Paired) { print("no enum") }
    func printType<Paired>(of paired: Paired) { print(String(reflecting: type(of: paired as Any))) }
    func printType<Paired: ~Copyable>(of paired: consuming Paired) {}

    """
}
