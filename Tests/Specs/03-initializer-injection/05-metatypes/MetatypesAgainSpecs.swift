import SpecSupport
import Testing

@testable import Metatypes

/// What “Again, but …” adds: each spec runs only when its constraint was chosen.
@MainActor
@Suite struct MetatypesAgainSpecs {
  #if AGAIN_1
    @Test func `no property holds a type`() throws {
      let properties = try CompiledAnswer(spec: #filePath).declaredLines
        .filter { $0.contains(/\b(let|var) [^:]+: .*\.Type\b/) }

      #expect(
        properties == [],
        """
        Your code declares the properties in `found`, which hold types. Under \
        this constraint, a screen receives closures, because a closure can hold \
        more than a type can. Look at what `makeClub` passes to the screens.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `each screen stores the one type that it uses`() {
      let club = makeClub(
        userType: TestUser.self, avatarType: TestAvatar.self)
      let stored = [club.signUp, club.profile, club.gallery].map {
        (screen: Any) in
        Mirror(reflecting: screen).children.map { "\(type(of: $0.value))" }
          .joined(separator: ", ")
      }

      #expect(
        stored == ["TestUser.Type", "TestUser.Type", "TestAvatar.Type"],
        """
        `found` lists the types of what the three screens store: the sign-up, the \
        profile and the gallery. Under this constraint, each screen stores only the \
        one type that it uses, and no list of types. Look at what each screen calls.
        """)
    }
  #endif
}
