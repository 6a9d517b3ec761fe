import SpecSupport

@testable import TaskLocalOverrides

extension Ferry {
  /// A ferry that arrives as soon as somebody else arrives at the `pier`.
  static func heron(pier: Rendezvous = Rendezvous(of: 1)) -> Ferry {
    Ferry(name: "Heron", crossing: { await pier.arrive() })
  }
}

/// What a `say` has heard. The clock strikes 9:00 after the first words.
struct Listener: Sendable {
  let heard = Recorder<String>()

  func override(_ dependencies: inout Dependencies) {
    dependencies.say = { [heard] in heard.record($0) }
    dependencies.time = { [heard] in heard.values.isEmpty ? "8:10" : "9:00" }
  }
}

/// What a test hears from its trait when it should fail.
enum Told {
  static let failures = Recorder<String>()
}
