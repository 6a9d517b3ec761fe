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
        Your code declares more than one new type, and `found` lists all of \
        them but the first. Under this constraint, `DueReminder` reminds in \
        all three ways, and only the post office may need an adapter. Look at \
        what the handlers in `CompositionRoot.swift` pass to `DueReminder`.
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
        The spec compiled code that uses a `PostOffice` as a `Messenger`, and \
        the compiler refused it. Under this constraint, the post office must \
        be a messenger itself, without another type as an adapter. Look at \
        what `Messenger` requires, and at where you can declare a conformance.
        """)
    }
  #endif
}
