import Foundation

/// All that was measured in one run.
struct Report: Codable, Equatable {
  /// The folder of answers that the container is from.
  let answers: String
  let measurements: [Measurement]
  let memory: [MemoryMeasurement]
  /// What the container cannot do yet.
  let objections: [String]
}

extension Report {
  /// - Throws: What Foundation throws when it cannot encode.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  /// The lines of a table for people, at most 80 columns wide.
  var lines: [String] {
    let title = answers == "Solutions" ? "Our container" : "Your container"
    return ["\(title), nanoseconds an operation, medians:", "", Self.header]
      + measurements.map(Self.line)
      + ["", "× init: the container's time as a multiple of the plain code's, in the same round."]
      + ["at most: half again what our container needs."]
      + adviceOnTime
      + ["", "Memory gained over 100,000 resolutions:", ""]
      + memory.map(Self.line)
      + conclusion
  }

  private static let header = row("", "plain init", "dictionary", "container", "× init", "at most")

  private static func line(_ measurement: Measurement) -> String {
    if let objection = measurement.objection {
      return "\(measurement.name.padded(to: 20)) not measured: \(objection)"
    }
    let cells = row(
      measurement.name, digits(measurement.plain), digits(measurement.dictionary),
      digits(measurement.container), digits(measurement.ratio), digits(measurement.target))
    return cells + (measurement.isOver ? " over" : "")
  }

  private static func line(_ memory: MemoryMeasurement) -> String {
    let value = memory.kilobytes.map { "\($0) KB" } ?? "not measured: \(memory.objection ?? "")"
    return "\(memory.lifetime.padded(to: 20)) \(value)"
  }

  private static func row(_ name: String, _ cells: String...) -> String {
    name.padded(to: 20) + cells.map { $0.padded(to: 11, alignsRight: true) }.joined()
  }

  /// Small figures with a digit behind the point; a dash where nothing was measured.
  private static func digits(_ value: Double?) -> String {
    guard let value else { return "–" }
    return String(format: value < 20 ? "%.1f" : "%.0f", value)
  }

  /// What to look for in the rows that are over their limits.
  private var adviceOnTime: [String] {
    guard measurements.contains(where: \.isOver) else { return [] }
    return [
      "over: run it again; it counts if it is over each time. Then look for a lock, a copy",
      "or an allocation that is not needed.",
    ]
  }

  private var conclusion: [String] {
    let missing = measurements.compactMap(\.objection) + memory.compactMap(\.objection) + objections
    guard !missing.isEmpty else { return [] }
    return ["", "This container is not finished:"] + missing.map { "- \($0)" }
      + ["", "Go on with: swift run workbook check 6.8"]
  }
}

extension String {
  fileprivate func padded(to width: Int, alignsRight: Bool = false) -> String {
    let spaces = String(repeating: " ", count: max(0, width - count))
    return alignsRight ? spaces + self : self + spaces
  }
}
