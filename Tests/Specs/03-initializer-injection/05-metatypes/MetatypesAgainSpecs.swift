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
        Your code declares the properties found here, which hold types. Under this constraint, a screen \
        gets closures, which can hold more than a type can. Look at what `makeClub` hands over.
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
        These are the types of what the sign-up, the profile and the gallery store. Under this \
        constraint, each of them gets the one type that it uses, and no list. Look at what each \
        screen calls.
        """)
    }
  #endif
}
