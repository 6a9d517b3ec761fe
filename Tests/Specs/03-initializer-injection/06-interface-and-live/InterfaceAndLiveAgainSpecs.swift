import SpecSupport
import Testing

/// What “Again, but …” adds: each spec runs only when its constraint was chosen.
@Suite struct InterfaceAndLiveAgainSpecs {
  #if AGAIN_1
    @Test func `no protocol is declared`() throws {
      let protocols = try CompiledAnswer.station.get().protocols

      #expect(
        protocols == [],
        """
        Your code declares the protocols in `found`. Under this constraint, \
        an announcer speaks through a struct whose property holds a \
        closure. Look at the file that declares what an announcer needs.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `only the vendor's code is public`() throws {
      let answer = GradedAnswer(spec: #filePath)
      var found = try CompiledAnswer.station.get().declaredLines
      let sdk = answer.folder.appending(path: Station.sdk)
      for line in try CompiledAnswer.describing([sdk]).declaredLines {
        found.firstIndex(of: line).map { _ = found.remove(at: $0) }
      }
      let isPublic = found.filter { $0.contains(#/\b(public|open) /#) }

      #expect(
        isPublic == [],
        """
        `found` lists your public declarations. Under this constraint, only the \
        vendor's declarations are public. All your modules are in one package, and a \
        narrower access level is enough for that. Look for `public` in your files.
        """)
    }
  #endif
}
