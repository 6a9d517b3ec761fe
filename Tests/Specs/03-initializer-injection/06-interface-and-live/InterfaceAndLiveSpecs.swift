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
      `Modules.swift` puts the files in `found` into the same module. Like \
      every test of the announcer, the rehearsal must manage with what the \
      announcer's module lets other modules use. Neither the announcer nor \
      the rehearsal needs the app. Look for these files in `Modules.swift`.
      """)
  }

  @Test func `the announcer's module is built without the SDK`() {
    let found = Station.answer.found(
      [Station.sdk], neededBy: "Announcer.swift")

    #expect(
      found == [],
      """
      The module with `Announcer.swift` can't be built without the vendor's SDK, and \
      `found` shows which module has the SDK. So even after a change to one word of an \
      announcement, the build waits for code that the announcer never calls. Follow \
      the imports from the announcer's module to the module with the SDK. At each \
      import, ask which file of the importing module names a type of the imported one.
      """)
  }

  @Test func `the rehearsal's module is built without the SDK`() {
    let found = Station.answer.found(
      [Station.sdk], neededBy: "Rehearsal.swift")

    #expect(
      found == [],
      """
      The module with `Rehearsal.swift` can't be built without the vendor's SDK, and \
      `found` shows which module has the SDK. Previews and tests run on computers for \
      which the SDK isn't made. Follow the imports from the rehearsal's module to the \
      module with the SDK, and look at what `Rehearsal.swift` passes to the announcer.
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
      with `Announcer.swift`, and `found` shows the modules. The two teams work at \
      the same time, so neither may wait for the other, and only the app brings \
      their modules together. Look at which type the calling code needs from the \
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
      The modules in `found` can't be built in any order, because a module is \
      built after all the modules that it imports. Either a name is wrong, or two \
      modules need each other. If two modules need each other, a type that both of \
      them use belongs in a third module. Look at `imports` in `Modules.swift`.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing that changes in a global or static property`() throws {
    let state = try CompiledAnswer.station.get().globalState()

    #expect(
      state == [],
      """
      Your code stores changeable values in the global or static properties that `found` \
      lists. All announcers of the program share such a property. So one announcer speaks \
      with another announcer's voice, or with none if the app registers the voice too late. \
      Store each value in the instance that needs it, as a property that `init` sets.
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
      `found` lists texts, or parts of texts, from code that the announcer's module \
      doesn't need. The announcer decides what the platforms hear. Otherwise, each voice \
      has its own rules, and a rehearsal proves nothing. Look for these texts in the code \
      that speaks through the SDK, in `Rehearsal.swift` and in `CompositionRoot.swift`.
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
      The spec announced many departures in a rehearsal, and then gave two warnings. \
      `found` lists what the rehearsal passed to its closure, then any calls to the \
      vendor's engine, and differs from the starter's list. Dividing a program into \
      modules must not change a word or an urgency, and a rehearsal needs no engine. Look \
      at `Announcer.swift` for the words, and at `Rehearsal.swift` for what is a warning.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      You changed or removed the files that `found` lists, which belong to the outside world. The \
      specs watch these files, so now they can't tell what your code does. To restore a file, run \
      `swift run workbook reset`, followed by the exercise's number and the file's name.
      """)
  }
}
