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
      This is the list of cities that two of your objects asked their APIs about, for a banner for \
      Ghent and one for a city without a name each; the second API's notices are empty. An object \
      must ask the API that it was given, once for each banner, because a test can't replace \
      anything else. If the list is empty, either `makeInheritedObject` doesn't pass the \
      API on, or `banner(for:)` doesn't ask it: look at both.
      """)
  }

  @Test(arguments: ["all quiet", " ", "market day\nall week", "🚲👩‍👩‍👧‍👦"])
  func `its banner shows that API's notice`(notice: String) {
    let inherited = makeInheritedObject(api: FakeAPI(answer: notice))

    #expect(
      inherited.banner(for: "Ghent") == "★ \(notice)",
      """
      The banner doesn't show the notice as the given API wrote it. The API decides what the \
      notice says, and only an empty text means that there is none. Look at what `banner(for:)` \
      does with the answer.
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
      An object that was given an API still called the singleton, while it was built, wrote a \
      banner or was released. The API that you pass in must \
      replace the hidden dependency in every case, also when its notice is empty, \
      because a test must never reach the real server. Look for `NetworkAPI.shared` in \
      `banner(for:)` and in what it calls.
      """)
  }

  @Test(.tags(.guard))
  func `keeps every API out of global state`() throws {
    let state = try Self.answer.get().globalState()

    #expect(
      state == [],
      """
      Your code stores something that can change in a global or static property, or in a store \
      that belongs to the whole process. All objects share such a place, so the API of one object \
      can reach another one. Keep the API in a property of each `InheritedObject`.
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
      These are the banners of `HomeScreen` and `TravelScreen`, which write `InheritedObject()`, \
      after another object was given an API of its own. Callers that pass nothing must still get \
      the notice of `NetworkAPI.shared`. Look at what your initializer uses when a caller passes \
      no API.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the banner independent of clock, chance and process`() throws {
    let reads = try Self.answer.get().readsOfTheSystem()

    #expect(
      reads == [],
      """
      At the place found here, your code reads the clock or waits for it, draws at random, or \
      reads the machine's settings or the process. A banner may depend on nothing but its API \
      and its city, because otherwise a test doesn't see what the app shows, or has to wait for \
      it. Remove what is found here, and the code that depends on it.
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
