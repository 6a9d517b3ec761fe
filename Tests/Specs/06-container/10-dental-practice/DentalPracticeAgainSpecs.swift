import Foundation
import SpecSupport
import Testing

@testable import DentalPractice

@Suite struct DentalPracticeAgainSpecs {
  #if AGAIN_1
    @Test func `nothing is looked up by type at run time`() throws {
      let answer = GradedAnswer(spec: #filePath)
      let checks = try answer.allFiles(but: []).filter { $0.contains("Check") }
      let leftOut = checks.union(try answer.worldFiles())
      let lookup =
        #/\bas[?!]|\.Type\b|\bAny\b|\bObjectIdentifier\b|\btype\(of:/#
      let found = try answer.sources(leavingOut: leftOut).flatMap { file in
        let text = try String(contentsOf: file, encoding: .utf8)
          .replacing(/\/\/[^\n]*/, with: "")
        return text.split(separator: "\n").filter { $0.contains(lookup) }
          .map { line in
            let code = line.trimmingCharacters(in: .whitespaces)
            return "\(file.lastPathComponent): \(code)"
          }
      }

      #expect(
        found == [],
        """
        `found` lists lines of your code that look up a type while the program runs. Under this \
        constraint, the compiler knows every dependency, so code with a missing dependency \
        doesn't compile. Look at what each type needs, and at which code could pass it in.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `every part of a visit is a value`() throws {
      let checks = try GradedAnswer(spec: #filePath).allFiles(but: [])
        .filter { $0.contains("Check") }
      let answer = try CompiledAnswer(spec: #filePath, leavingOut: checks)
      let declared = /^(?:\w+ )*(?:class|actor) ([A-Z]\w*)/
      let classes = answer.declaredLines.compactMap { line in
        line.firstMatch(of: declared).map { String($0.output.1) }
      }
      let found = classes.count > 1 ? classes : []

      #expect(
        found == [],
        """
        Your code declares more than one class or actor, and `found` lists them. Under this \
        constraint, only one class or actor may remember what changes, and everything that \
        belongs to a visit is a value. Look at what each of these types stores, and for how long.
        """)
    }
  #endif
}
