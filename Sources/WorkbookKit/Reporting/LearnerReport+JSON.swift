import Foundation

extension LearnerReport {
  /// The report as a file holds it: stable, and readable by a person.
  public func json() throws -> String {
    try JSON.text(of: self)
  }

  /// A report's file may have so many bytes; forty exercises take a tenth of it.
  public static let largestFile = 8_000_000

  /// Reads a report that somebody sent.
  ///
  /// - Parameter name: What to call the file in an error.
  /// - Throws: `WorkbookError` when it is no report, or a later workbook's.
  public init(json data: Data, named name: String) throws(WorkbookError) {
    guard data.count <= Self.largestFile else {
      throw WorkbookError(
        "\(name) has \(data.count / 1_000_000) MB: no report is so large.",
        next: "Ask for: swift run workbook report --format json")
    }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    guard let head = try? decoder.decode(Head.self, from: data), head.format == Self.format else {
      throw WorkbookError(
        "\(name) is no report of this workbook.",
        next: "Ask for: swift run workbook report --format json")
    }
    guard head.version <= Self.version else {
      throw WorkbookError(
        "\(name) was written by a later workbook.", next: "Read it with that one.")
    }
    do {
      self = try decoder.decode(LearnerReport.self, from: data)
    } catch {
      throw WorkbookError(
        "\(name) is a damaged report: \(Self.words(for: error))", next: "Ask for it once more.")
    }
  }

  private struct Head: Decodable {
    let format: String
    let version: Int
  }

  private static func words(for error: any Error) -> String {
    let path: [any CodingKey]
    switch error as? DecodingError {
    case .keyNotFound(let key, let context): path = context.codingPath + [key]
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      path = context.codingPath
    default: path = []
    }
    let place = path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
    return place.isEmpty
      ? "a value in it makes no sense." : "`\(place.joined(separator: "."))` makes no sense."
  }
}
