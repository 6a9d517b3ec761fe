import SpecSupport
import Testing

@testable import ThreeInversions

/// What “Again, but …” adds: each spec runs only when its constraint was chosen.
@Suite struct ThreeInversionsAgainSpecs {
  #if AGAIN_1
    @Test func `beside one adapter there is no new type`() throws {
      let given = [
        "Desk", "DueReminder", "Letter", "Loan", "NothingRegistered",
        "PostOffice", "ServiceLocator",
      ]
      let types = try CompiledAnswer(spec: #filePath).declaredLines
        .compactMap {
          $0.firstMatch(of: /\b(?:struct|class|enum|actor) (\w+)/)
        }
        .map { String($0.output.1) }.filter { !given.contains($0) }

      #expect(
        Array(types.dropFirst()) == [],
        """
        Beside one new type, your code declares those found here. Under this constraint, \
        `DueReminder` reminds in all three ways, and only the post office may need an adapter. Look \
        at what the handlers in `CompositionRoot.swift` hand to it.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `the post office is a messenger`() throws {
      let verdict = try SpecClient("let _: any Messenger = PostOffice()")
        .typecheck()

      #expect(
        verdict.explanation == CompilerVerdict.accepted,
        """
        A post office was used as a `Messenger`. Under this constraint, no type stands between the \
        two. Look at what a `Messenger` must be able to do, and at where a conformance may stand.
        """)
    }
  #endif
}
