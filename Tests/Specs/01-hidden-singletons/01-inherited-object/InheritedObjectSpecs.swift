import SpecSupport
import SpecTags
import Testing

@testable import InheritedObject

@Suite struct InheritedObjectSpecs {
  @Test func `it asks the API it was given`() {
    let api = FakeAPI()

    _ = makeInheritedObject(api: api).banner(for: "Ghent")

    #expect(
      api.asked.values == ["Ghent"],
      """
      The API you were given was not asked. Either `makeInheritedObject` \
      does not hand it over, or `banner(for:)` does not ask it.
      """)
  }

  @Test(arguments: ["all quiet", ""])
  func `given an API, it never calls NetworkAPI.shared`(notice: String) {
    let inherited = makeInheritedObject(api: FakeAPI(answer: notice))

    let touched = Tripwire.touched { inherited.banner(for: "Ghent") }

    #expect(
      touched.names.isEmpty,
      """
      `InheritedObject` was given an API and still called \
      `NetworkAPI.shared`. A dependency that was handed over must replace \
      the hidden one.
      """)
  }

  @Test(arguments: ["all quiet", "market day"])
  func `its banner shows that API's notice`(notice: String) {
    let inherited = makeInheritedObject(api: FakeAPI(answer: notice))

    #expect(
      inherited.banner(for: "Ghent") == "★ \(notice)",
      "The banner must show what the API you were given answered.")
  }

  @Test(.tags(.guard))
  func `keeps old callers on NetworkAPI.shared`() {
    let touched = Tripwire.touched { HomeScreen().banner() }

    #expect(
      touched.names == ["NetworkAPI.shared"],
      """
      `HomeScreen` writes `InheritedObject()` and expects the server's \
      notice. Whoever hands over nothing must still get `NetworkAPI.shared`.
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
