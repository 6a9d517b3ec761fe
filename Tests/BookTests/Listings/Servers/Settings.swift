import Foundation
import Testing

struct Settings: Equatable, Sendable {
  var port: Int
  var archive: URL
  var usesTrendAlarm: Bool
}

struct InvalidSettings: Error, Equatable {
  let problems: [String]
}

extension Settings {
  /// - Throws: `InvalidSettings` with everything that is wrong.
  init(_ environment: [String: String]) throws(InvalidSettings) {
    var problems: [String] = []

    let port = Int(environment["PORT"] ?? "8080")
    if port.map((1...65535).contains) != true {
      problems.append("PORT must be a number from 1 to 65535.")
    }
    let archive = environment["ARCHIVE"].flatMap { URL(string: $0) }
    if archive?.host() == nil {
      problems.append("ARCHIVE must be an address, such as db://host/hives.")
    }
    let alarm = environment["ALARM"] ?? "drop"
    if !["drop", "trend"].contains(alarm) {
      problems.append("ALARM must be drop or trend.")
    }

    guard problems.isEmpty, let port, let archive else {
      throw InvalidSettings(problems: problems)
    }
    self.init(port: port, archive: archive, usesTrendAlarm: alarm == "trend")
  }
}

func readSettings() throws -> Settings {
  try Settings(ProcessInfo.processInfo.environment)
}

@Test func `settings have defaults where a default is safe`() throws {
  let settings = try Settings(["ARCHIVE": "db://localhost/hives"])

  #expect(settings.port == 8080)
  #expect(!settings.usesTrendAlarm)
}

@Test func `everything that is wrong is reported at once`() {
  let found = #expect(throws: InvalidSettings.self) {
    try Settings(["PORT": "eighty", "ALARM": "Trend"])
  }

  #expect(
    found?.problems == [
      "PORT must be a number from 1 to 65535.",
      "ARCHIVE must be an address, such as db://host/hives.",
      "ALARM must be drop or trend.",
    ])
}
