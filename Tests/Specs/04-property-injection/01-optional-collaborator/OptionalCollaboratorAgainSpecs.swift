import SpecSupport
import Testing

@testable import OptionalCollaborator

/// What “Again, but …” adds: each spec runs only when its constraint was chosen.
@Suite struct OptionalCollaboratorAgainSpecs {
  #if AGAIN_1
    @Test func `the default log is an empty list of logs`() {
      let log = makeUploader(server: TestServer()).log
      let stored = Mirror(reflecting: log).children.map(\.value)
        .map { value -> String in
          let mirror = Mirror(reflecting: value)
          return mirror.displayStyle == .collection
            ? "\(mirror.children.count) logs" : "\(type(of: value))"
        }

      #expect(
        stored == ["0 logs"],
        """
        The spec read the `log` of a new uploader, and `found` lists what \
        that log stores. Under this constraint, no log type exists only to do \
        nothing. A log passes each line on to a list of logs, and the default \
        log's list is empty. Look at the log that an uploader starts with.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `no property is weak`() throws {
      let weak = try CompiledAnswer(spec: #filePath).declaredLines
        .filter { $0.contains(/\b(weak|unowned)\b/) }

      #expect(
        weak == [],
        """
        `found` lists the properties in your code that refer to an object without owning it. \
        Under this constraint, a closure with `weak` in its capture list refers to the delegate, \
        and `delegate` is a computed property. Look at what `delegate` reads and sets.
        """)
    }
  #endif
}
