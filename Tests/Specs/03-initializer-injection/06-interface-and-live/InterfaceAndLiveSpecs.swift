import SpecSupport
import SpecTags
import Testing

@testable import InterfaceAndLive

@Suite struct InterfaceAndLiveSpecs {
  @Test func `the vendor's SDK is a module by itself`() {
    let others = Station.answer.modules(with: Station.sdk).flatMap(
      Station.files
    )
    .filter { $0 != Station.sdk }

    #expect(
      others == [],
      """
      The files found here are in one module with `VoiceSDK.swift`. The vendor delivers its SDK as \
      a module, and no file of yours can be compiled before all of the module it stands in. Look \
      in `Modules.swift` for the module with `VoiceSDK.swift`.
      """)
  }

  @Test func `the announcer, the rehearsal and the app are three modules`() {
    let files: Set = [
      "Announcer.swift", "CompositionRoot.swift", "Rehearsal.swift",
    ]
    let together = Station.answer.modules
      .map { files.intersection(Station.files(of: $0)).sorted() }
      .filter { $0.count > 1 }
      .map { $0.joined(separator: " with ") }

    #expect(
      together == [],
      """
      The files found here share a module. A rehearsal stands for every test of the announcer, so \
      it has to manage with what the announcer's module lets others use, and the app is what neither \
      of them needs. Look in `Modules.swift` for these files.
      """)
  }

  @Test func `the announcer's module is built without the SDK`() {
    let found = Station.answer.found(
      [Station.sdk], neededBy: "Announcer.swift")

    #expect(
      found == [],
      """
      The module with `Announcer.swift` can't be built before the vendor's SDK, directly or \
      through what it imports. So a change of one word in an announcement waits for code that it \
      never calls. Follow the imports from the announcer's module to the one found here, and ask \
      at each which file of the importing module names a type of the other one.
      """)
  }

  @Test func `the rehearsal's module is built without the SDK`() {
    let found = Station.answer.found(
      [Station.sdk], neededBy: "Rehearsal.swift")

    #expect(
      found == [],
      """
      The module with `Rehearsal.swift` can't be built before the vendor's SDK, directly or \
      through what it imports. Previews and tests run on computers for which the SDK isn't made. \
      Follow the imports from the rehearsal's module to the one found here, and look at what \
      `Rehearsal.swift` hands to the announcer.
      """)
  }

  @Test
  func `the code that speaks through the SDK is built without the announcer`()
    throws
  {
    let files = try GradedAnswer(spec: #filePath).allFiles(but: [Station.sdk])
    let places = try CompiledAnswer.station.get().places(
      calling: ["SpeechEngine.speak"], in: files)
    let speakers = Set(places.map { String($0.prefix { $0 != ":" }) })
    let found = speakers.sorted().flatMap {
      Station.answer.found(["Announcer.swift"], neededBy: $0)
    }

    #expect(
      found == [],
      """
      Code that calls `SpeechEngine.speak` can't be built before the module with \
      `Announcer.swift`. The two teams work at the same time, so neither may wait for the other, \
      and only the app brings their modules together. Look at which type that code needs from the \
      announcer's module, and at which module could have that type instead.
      """)
  }

  @Test(.tags(.guard))
  func `keeps every file in exactly one module`() throws {
    let answer = GradedAnswer(spec: #filePath)
    let files = try answer.allFiles(but: ["Module.swift", "Modules.swift"])

    #expect(
      Station.answer.misplaced(of: files) == [],
      """
      `Modules.swift` and the files beside it don't agree. Each file except `Modules.swift` and \
      `Module.swift` must be in one module: what is in two modules is compiled twice, to two \
      different types. Look in `Modules.swift` for what is found here.
      """)
  }

  @Test(.tags(.guard))
  func `keeps every import on a listed module and free of cycles`() {
    #expect(
      Station.answer.wrongImports() == [],
      """
      Modules are built one after the other, each after those that it imports, and this order \
      doesn't exist for the modules found here. A name may be wrong, or two modules need each \
      other; then a type that both use belongs in a third one. Look at `imports` in \
      `Modules.swift`.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing that changes in a global or static property`() throws {
    let state = try CompiledAnswer.station.get().globalState()

    #expect(
      state == [],
      """
      Your code stores something changeable in a global or a static property, found here. All \
      announcers of the program share it, so one speaks with the voice of another, or with none \
      if the app registers it too late. Store it in the instance that needs it, as a property \
      that `init` sets.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the texts of the announcements with the announcer`() throws {
    let station = Station.answer
    let needed = station.modules(with: "Announcer.swift").flatMap(station.needs)
    let answer = GradedAnswer(spec: #filePath)
    let core = try answer.sources().filter {
      needed.flatMap(Station.files).contains($0.lastPathComponent)
    }
    var others = try CompiledAnswer.station.get().literals
    for text in try CompiledAnswer.describing(core).literals {
      others.firstIndex(of: text).map { _ = others.remove(at: $0) }
    }
    let words = ["Stand", "train", "platform", "leaves", "late"]
    let found = Set(others).subtracting(station.texts)
      .filter { text in words.contains(where: text.contains) }

    #expect(
      found.sorted() == [],
      """
      These texts, or parts of them, stand in code that the announcer's module does without. What \
      the platforms hear is the announcer's to decide, or each voice has rules of its own and a \
      rehearsal proves nothing. Look for them in the code that speaks through the SDK, in \
      `Rehearsal.swift` and in `CompositionRoot.swift`.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the words of every announcement`() {
    let heard = SpecRecorder<String>()
    let touched = Tripwire.touched {
      let announcer = makeRehearsal { text, isWarning in
        heard.record("\(isWarning ? "warning" : "notice"): \(text)")
      }
      for destination in Odd.texts + ["Westward Ho!"] {
        for minutes in [Int.min, 0, 1] {
          announcer.announce(
            Departure(
              destination: destination, platform: -3, minutesLate: minutes))
        }
      }
      for _ in 1...2 { announcer.warn(platform: .max) }
    }

    let notices = (Odd.texts + ["Westward Ho!"]).flatMap { destination in
      let train = "notice: The train to \(destination)"
      let leaves = "\(train) leaves from platform -3."
      return [
        leaves, leaves, "\(train) from platform -3 is late. Minutes: 1.",
      ]
    }
    let warning = "warning: Stand back from platform 9223372036854775807!"
    #expect(
      heard.values + touched.names == notices + [warning, warning],
      """
      Many departures were announced in a rehearsal, and then two warnings. The list shows what \
      was heard, and then what was asked of the vendor's engine, and it's not the starter's. \
      Dividing the program into modules must not change a word or an urgency, and a rehearsal \
      needs no engine. Look at `Announcer.swift` for the words, and at `Rehearsal.swift` for \
      what is a warning.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      A file that stands for the outside world was changed. The specs watch that file, so they \
      can't tell any more what your code does. Put each file found here back: \
      `swift run workbook reset`, then the exercise's number and the file's name.
      """)
  }
}
