import SpecSupport
import Testing

@testable import Injector

/// What “Again, but …” adds: each spec runs only when its constraint was chosen.
@Suite struct InjectorAgainSpecs {
  #if AGAIN_1
    @Test func `the injector is a struct`() throws {
      let kinds = try CompiledAnswer(spec: #filePath).declaredLines.compactMap {
        $0.firstMatch(of: /\b(struct|class|actor|enum) Injector\b/)?.output.1
      }

      #expect(
        kinds == ["struct"],
        """
        `found` lists how your code declares `Injector`. Under this constraint, the injector is a \
        struct, and its copies share the parts that one of them has built. Look at what the copies \
        must have in common.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `a controller stores no injector`() {
      let controller = makeControllers().phone
      let stored = Mirror(reflecting: controller).children
        .map { "\(type(of: $0.value))" }
        .filter { $0.contains("Injector") || $0.contains("GuideParts") }

      #expect(
        stored == [],
        """
        The spec looked at what a controller stores. `found` lists the stored \
        types that have `Injector` or `GuideParts` in their names. Under this \
        constraint, a controller stores a way to reach each part, and not the \
        injector itself. Look at what `tap(_:)` asks the injector for.
        """)
    }
  #endif
}
