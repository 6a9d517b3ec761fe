@testable import ContractSpecs

/// The learner's checks, and what sound back ends say to them.
///
/// Each check is tried once, for all specs together.
enum Contract {
  private struct Trial: Sendable {
    let check: Check
    var complaints: [SoundBackend: String] = [:]
  }

  private static let trials = Task {
    var trials: [Trial] = []
    for check in backendContract() {
      var trial = Trial(check: check)
      for backend in SoundBackend.allCases {
        trial.complaints[backend] = try await backend.complaint(of: check)
      }
      trials.append(trial)
    }
    return trials
  }

  /// What the checks find wrong with sound back ends.
  static var complaintsAboutSoundBackends: [String] {
    get async throws {
      try await trials.value.flatMap { trial in
        SoundBackend.allCases.compactMap { backend in
          trial.complaints[backend].map { "\(backend) was refused.\n\($0)" }
        }
      }
    }
  }

  /// The checks that all sound back ends pass. Others have noticed nothing.
  private static var fairChecks: [Check] {
    get async throws {
      try await trials.value.filter(\.complaints.isEmpty).map(\.check)
    }
  }

  /// What is wrong with the back ends that no fair check notices.
  static func missed(_ faults: KeyValuePairs<Fault, String>) async throws
    -> [String]
  {
    let checks = try await fairChecks
    var missed: [String] = []
    for (fault, harm) in faults {
      let isCaught = await withTaskGroup { group in
        for check in checks {
          group.addTask { await check.complaint(about: .faulty(fault)) != nil }
        }
        return await group.contains(true)
      }
      if !isCaught { missed.append(harm) }
    }
    return missed
  }
}
