import Foundation
import SpecSupport
import Testing

@testable import Greenhouse

@Suite struct GreenhouseAgainSpecs {
  #if AGAIN_1
    @Test func `nothing of the house is a class or an actor`() throws {
      let answer = try CompiledAnswer(
        spec: #filePath, leavingOut: ["HouseChecks.swift"])
      let declared =
        /^(?:\w+ )*(?:class|actor) ([A-Z]\w*)(?:.*[:,] (Hardware)\b)?/
      // The given classes are meant as little as doubles of the hardware.
      let found = answer.declaredLines.compactMap { line -> String? in
        guard let match = line.firstMatch(of: declared), match.output.2 == nil
        else { return nil }
        return String(match.output.1)
      }.filter { $0 != "Line" }

      #expect(
        found == [],
        """
        `found` lists the types in your code that are classes or actors. Under \
        this constraint, closures share the state that changes, and structs hold \
        the closures. A double of the hardware may still be a class. Look at what \
        each of these types remembers, and at which functions need that state.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `nothing is weak or unowned`() throws {
      let answer = GradedAnswer(spec: #filePath)
      let leftOut = Set(try answer.worldFiles() + ["HouseChecks.swift"])
      let found = try answer.sources(leavingOut: leftOut).flatMap { file in
        let text = try String(contentsOf: file, encoding: .utf8)
          .replacing(/"[^"\n]*"/, with: "").replacing(/\/\/[^\n]*/, with: "")
        // A double of the hardware isn't meant.
        guard !text.contains(/\b(?:class|struct) \w+: Hardware\b/) else {
          return [String]()
        }
        return text.split(separator: "\n")
          .filter { $0.contains(/\b(?:weak|unowned|Unmanaged)\b/) }
          .map { line in
            let code = line.trimmingCharacters(in: .whitespaces)
            return "\(file.lastPathComponent): \(code)"
          }
      }

      #expect(
        found == [],
        """
        `found` lists the lines in your code that contain a reference that doesn't \
        own its object. Under this constraint, every reference owns its object. A \
        house can be released because its cycles are broken when it's closed. Look \
        at what a device's report needs, and at what `close` can clear.
        """)
    }
  #endif
}
