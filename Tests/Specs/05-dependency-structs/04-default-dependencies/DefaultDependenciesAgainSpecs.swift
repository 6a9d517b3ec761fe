import SpecSupport
import Testing

@testable import DefaultDependencies

/// What “Again, but …” adds: each spec runs only when its constraint was chosen.
@Suite struct DefaultDependenciesAgainSpecs {
  #if AGAIN_1
    @Test func `no initializer has a default argument`() throws {
      let answer = try CompiledAnswer(spec: #filePath)
      let initializers = ["InheritedObject", "InheritedSearch"]
        .flatMap(answer.initializers)
        .filter { $0.parameters.contains(where: \.hasDefault) }
        .map(\.description)

      #expect(
        initializers == [],
        """
        `found` lists the initializers that have a default argument. Under this constraint, the \
        old callers use an initializer of their own, and no initializer has a default. Look at \
        which initializer `InheritedObject()` calls.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `no screen stores a search`() {
      let stored = makeAppScreens().flatMap { screen in
        Mirror(reflecting: screen).children.map { "\(type(of: $0.value))" }
      }

      #expect(
        stored.filter { $0 == "InheritedSearch" } == [],
        """
        `found` has one entry for each search that the app's screens store. Under this constraint, \
        a screen stores an allocator, and makes its search when it's asked for rows. Look at the \
        stored properties of the screens in `SearchScreens.swift`.
        """)
    }
  #endif
}
