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
        This is what the log of a new uploader stores. Under this constraint, no type does nothing: a \
        log passes each line on to many logs, and the default has none. Look at the log that an \
        uploader begins with.
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
        These properties refer to an object without owning it. Under this constraint, a closure does \
        that, with `weak` in its capture list, and `delegate` is computed. Look at what `delegate` \
        reads and sets.
        """)
    }
  #endif
}
