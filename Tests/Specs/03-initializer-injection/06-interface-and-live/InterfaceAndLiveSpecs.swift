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
      `Modules.swift` puts the files in `found` into one module with `VoiceSDK.swift`. The vendor \
      delivers its SDK as a module. A module is compiled as a whole, so any file of yours in that \
      module must wait for the SDK. Look in `Modules.swift` for the module with `VoiceSDK.swift`.
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
      Each entry in `found` names files that `Modules.swift` puts into the same \
      module. The announcer, the rehearsal and the app must be in three modules. From \
      a module of its own, the rehearsal can use only what the announcer's module \
      makes available, just like every test of the announcer. Neither the announcer \
      nor the rehearsal needs the app. Look for these files in `Modules.swift`.
      """)
  }

  @Test func `the announcer's module is built without the SDK`() {
    let found = Station.answer.found(
      [Station.sdk], neededBy: "Announcer.swift")

    #expect(
      found == [],
      """
      The module with `Announcer.swift` can't be built without the vendor's SDK, and \
      `found` shows which module has the SDK. The announcer never calls the SDK, so a \
      change to one word of an announcement must not have to wait for the SDK to compile. \
      Follow the imports from the announcer's module to the module with the SDK. For each \
      import, look for the file that names a type from the imported module.
      """)
  }

  @Test func `the rehearsal's module is built without the SDK`() {
    let found = Station.answer.found(
      [Station.sdk], neededBy: "Rehearsal.swift")

    #expect(
      found == [],
      """
      The module with `Rehearsal.swift` can't be built without the vendor's SDK, and `found` shows \
      which module has the SDK. Previews and tests run on computers on which the SDK doesn't run, \
      so the rehearsal's module must not need it. Follow the imports from the rehearsal's module \
      to the module with the SDK, and look at what `Rehearsal.swift` passes to the announcer.
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
      Your code that calls `SpeechEngine.speak` can't be built without the module \
      with `Announcer.swift`, and `found` shows which module needs which. The two \
      teams work at the same time, so neither may wait for the other. Only the app \
      may need both teams' modules. Look at which type the calling code needs from \
      the announcer's module, and at which module could have that type instead.
      """)
  }

  @Test(.tags(.guard))
  func `keeps every file in exactly one module`() throws {
    let answer = GradedAnswer(spec: #filePath)
    let files = try answer.allFiles(but: ["Module.swift", "Modules.swift"])

    #expect(
      Station.answer.misplaced(of: files) == [],
      """
      `Modules.swift` doesn't match the files in its folder, and `found` lists \
      the differences. Each file except `Modules.swift` and `Module.swift` must \
      be in exactly one module. A file in two modules would be compiled twice, \
      to two different types. Look in `Modules.swift` for the names in `found`.
      """)
  }

  @Test(.tags(.guard))
  func `keeps every import on a listed module and free of cycles`() {
    #expect(
      Station.answer.wrongImports() == [],
      """
      A module is built after all the modules that it imports, and for your modules \
      there's no such order. `found` lists the reasons: names that are wrong, and \
      modules that need each other. If two modules need each other, a type that both \
      of them use belongs in a third module. Look at `imports` in `Modules.swift`.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing that changes in a global or static property`() throws {
    let state = try CompiledAnswer.station.get().globalState()

    #expect(
      state == [],
      """
      Your code stores changeable values in the global or static properties that `found` \
      lists. All announcers of the program share such a property. So one announcer can \
      speak with another announcer's voice, or with no voice if the app registers it too \
      late. Store each value in the instance that needs it, as a property that `init` sets.
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
      `found` lists texts, or parts of texts, from code that the announcer's module doesn't \
      need. Only the announcer may decide what is heard on the platforms. Otherwise, each voice \
      could have its own rules, and a rehearsal would prove nothing. Look for these texts in the \
      code that speaks through the SDK, in `Rehearsal.swift` and in `CompositionRoot.swift`.
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
      The spec announced many departures in a rehearsal, and then gave two warnings. `found` \
      lists what the rehearsal passed to its closure, followed by any calls to the vendor's \
      engine. As in the starter, each text must be the same, word for word, and each warning \
      must arrive as a warning. A rehearsal must not call the engine. If the words differ, look \
      at `Announcer.swift`. If notices and warnings are mixed up, look at `Rehearsal.swift`.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      You changed or removed the files that `found` lists, which belong to the outside \
      world. The specs use these files to observe your code, so they can no longer \
      tell what your code does. To restore a file, run `swift run workbook reset`, \
      followed by the exercise's number and the file's name.
      """)
  }
}
