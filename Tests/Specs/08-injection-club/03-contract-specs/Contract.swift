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

  /// What the checks find wrong with a sound back end.
  static func complaints(about backend: SoundBackend) async throws -> [String] {
    try await trials.value.compactMap { $0.complaints[backend] }
  }

  /// The checks that all sound back ends pass. Others have noticed nothing.
  static var fairChecks: [Check] {
    get async throws {
      try await trials.value.filter(\.complaints.isEmpty).map(\.check)
    }
  }
}

extension Fault {
  /// Whether a fair check notices it.
  var isCaught: Bool {
    get async throws {
      let checks = try await Contract.fairChecks
      return await withTaskGroup { group in
        for check in checks {
          group.addTask { await check.complaint(about: .faulty(self)) != nil }
        }
        return await group.contains(true)
      }
    }
  }
}
