import SpecSupport
import SpecTags
import Testing

@testable import InheritedObject

@Suite struct InheritedObjectSpecs {
  private static let answer = Result { try CompiledAnswer(spec: #filePath) }

  @Test func `it asks the API it was given`() {
    let asked = ["all quiet", ""].flatMap { notice in
      let api = FakeAPI(answer: notice)
      let inherited = makeInheritedObject(api: api)
      for city in ["Ghent", ""] { _ = inherited.banner(for: city) }
      return api.asked.values
    }

    #expect(
      asked == ["Ghent", "", "Ghent", ""],
      """
      The spec built two objects, each with its own API, and the second API's notices were \
      empty. Each object wrote one banner for Ghent and one for a city without a name. \
      `found` lists the cities that the objects asked their APIs about. An object must ask \
      the API that it was given, once for each banner, because a test can't replace any \
      other API. If `found` is empty, look at whether `makeInheritedObject(api:)` passes \
      the API on, and at whether `banner(for:)` asks that API.
      """)
  }

  @Test(arguments: ["all quiet", " ", "market day\nall week", "🚲👩‍👩‍👧‍👦"])
  func `its banner shows that API's notice`(notice: String) {
    let inherited = makeInheritedObject(api: FakeAPI(answer: notice))

    #expect(
      inherited.banner(for: "Ghent") == "★ \(notice)",
      """
      The spec gave your object an API, and the banner didn't show the notice exactly as the API \
      returned it. A banner must show every notice unchanged, and only an empty string means that \
      there is no notice. Look at what `banner(for:)` does with the notice that it receives.
      """)
  }

  @Test func `given an API, it never calls NetworkAPI.shared`() {
    let notices = [
      ("a notice", FakeAPI()), ("an empty notice", FakeAPI(answer: "")),
    ]
    let calls = notices.flatMap { kind, api in
      Tripwire.touched { makeInheritedObject(api: api).banner(for: "Ghent") }
        .names.map { "\(kind): \($0)" }
    }

    #expect(
      calls == [],
      """
      The spec gave your object an API, but your code called the singleton while the spec built \
      the object, asked it for a banner and released it. `found` lists these calls, each after the \
      kind of notice that the API returned. The API that you pass in must replace the hidden \
      dependency in every case, even when its notice is empty, because a test must never reach the \
      real server. Look for `NetworkAPI.shared` in `banner(for:)` and in the code that it calls.
      """)
  }

  @Test(.tags(.guard))
  func `keeps every API out of global state`() throws {
    let state = try Self.answer.get().globalState()

    #expect(
      state == [],
      """
      `found` names each global or static property of yours that can change, and each \
      process-wide store that your code uses. All objects share this state, so one object can \
      end up with another object's API. Store the API in a property of each `InheritedObject`.
      """)
  }

  @Test(.tags(.guard))
  func `keeps old callers on NetworkAPI.shared`() {
    _ = makeInheritedObject(api: FakeAPI())

    #expect(
      [HomeScreen().banner()] + TravelScreen(cities: ["Lyon"]).banners() == [
        "★ Ghent: the server says hello", "★ Lyon: the server says hello",
      ],
      """
      Before `HomeScreen` and `TravelScreen` wrote their banners, the spec built another \
      object with an API of its own. `found` lists the banners of the two screens, which \
      both call `InheritedObject()`. Callers that pass nothing must still get the notice of \
      `NetworkAPI.shared`. Look at what your initializer uses when a caller passes no API.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the banner independent of clock, chance and process`() throws {
    let reads = try Self.answer.get().readsOfTheSystem()

    #expect(
      reads == [],
      """
      `found` lists the places where your code reads the clock, waits, uses a \
      random number, or reads a setting of the computer or the process. A banner \
      may depend only on its API and its city. Otherwise, a test would see a \
      different banner from the one that the app shows, or would have to wait for \
      it. Remove the calls at these places, and the code that depends on them.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      `found` lists the files marked "The outside world" that no longer match the \
      starter. The specs watch your code through these files, so a changed file \
      can hide what your code does. Put each listed file back: \
      `swift run workbook reset`, then the exercise's number and the file's name.
      """)
  }
}
