import Foundation
import SpecSupport

/// A rehearsal, built without the vendors' files.
struct VendorFreeRehearsal: Sendable {
  /// What the rehearsal printed, or why it couldn't be built.
  let lines: [String]
  /// The files that are only needed with the vendors.
  let leftOut: Set<String>

  private static let vendors: Set<String> = [
    "HydroLine.swift", "Fathom.swift", "PingPost.swift", "SkyText.swift",
    "World.swift",
    "CompositionRoot.swift",
  ]

  /// Leaves out the vendors' files, and then each file that doesn't compile without them.
  static let shared: VendorFreeRehearsal = {
    let client = SpecClient(
      """
      let plan = Plan(
        rivers: [River(name: "Karn", alert: 300, danger: 400)],
        contacts: [Contact(name: "Warden", phone: "1", from: .alert)])
      let rehearsal = makeRehearsal(plan: plan)
      for level in [312, 312, 405, 120] { rehearsal.level("Karn", level).forEach { print($0) } }
      """)
    do {
      let all = try GradedAnswer(spec: #filePath).allFiles(but: [])
      var leftOut = vendors
      var reasons: [String] = []
      while true {
        let verdict = try client.typecheck(leavingOut: leftOut)
        guard !verdict.isAccepted else { break }
        let place = verdict.explanation.prefix { $0 != ":" }
        guard all.contains(String(place)),
          leftOut.insert(String(place)).inserted
        else {
          return VendorFreeRehearsal(
            lines: reasons + [verdict.explanation], leftOut: leftOut)
        }
        reasons.append(verdict.explanation)
      }
      return VendorFreeRehearsal(
        lines: client.lines(leavingOut: leftOut), leftOut: leftOut)
    } catch {
      return VendorFreeRehearsal(lines: ["\(error)"], leftOut: vendors)
    }
  }()

  /// The files that name a vendor, and say what a warning says, too. Checks may do both.
  func filesWithAdvice() throws -> [String] {
    try GradedAnswer(spec: #filePath).sources()
      .filter { leftOut.contains($0.lastPathComponent) }
      .filter { file in
        let text = try String(contentsOf: file, encoding: .utf8)
        return text.contains("Leave the banks") && !text.contains("Check(")
      }
      .map(\.lastPathComponent)
  }
}
