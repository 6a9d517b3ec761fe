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
      The spec built two objects, each with its own API, and the second API's notices \
      were empty. Each object wrote one banner for Ghent and one for a city without a \
      name. `found` lists the cities that the objects asked their APIs about. An \
      object must ask the API that it was given, once for each banner, because a test \
      can't replace anything else. If the list is empty, either `makeInheritedObject` \
      doesn't pass the API on, or `banner(for:)` doesn't ask it: look at both.
      """)
  }

  @Test(arguments: ["all quiet", " ", "market day\nall week", "🚲👩‍👩‍👧‍👦"])
  func `its banner shows that API's notice`(notice: String) {
    let inherited = makeInheritedObject(api: FakeAPI(answer: notice))

    #expect(
      inherited.banner(for: "Ghent") == "★ \(notice)",
      """
      The spec gave your object an API, and the banner didn't show the notice exactly as \
      the API returned it. The API decides what its notice says, and only an empty string \
      means that there is no notice. Look at what `banner(for:)` does with the answer.
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
      The spec gave your object an API, but the object still called the singleton while it was \
      built, wrote a banner or was released. `found` lists each such call, with the kind of \
      notice that the API returns. The API that you pass in must replace the hidden dependency \
      in every case, even when its notice is empty, because a test must never reach the real \
      server. Look for `NetworkAPI.shared` in `banner(for:)` and in the code that it calls.
      """)
  }

  @Test(.tags(.guard))
  func `keeps every API out of global state`() throws {
    let state = try Self.answer.get().globalState()

    #expect(
      state == [],
      """
      `found` names each global or static property of yours that can change, and each \
      process-wide store that your code uses. All objects share these places, so the API of one \
      object can reach another object. Keep the API in a property of each `InheritedObject`.
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
      `found` lists the banners of `HomeScreen` and `TravelScreen`, which both call \
      `InheritedObject()`. Before that, the spec had given another object an API of its \
      own. Callers that pass nothing must still get the notice of `NetworkAPI.shared`. \
      Look at what your initializer uses when a caller passes no API.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the banner independent of clock, chance and process`() throws {
    let reads = try Self.answer.get().readsOfTheSystem()

    #expect(
      reads == [],
      """
      `found` lists the places where your code reads or waits for the clock, draws at random, \
      or looks something up in the machine's settings or in the process. A banner may depend \
      only on its API and its city. Otherwise, a test doesn't see what the app shows, or has \
      to wait for it. Remove the calls at these places, and the code that depends on them.
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
