/// A length of time as people plan it: `1.5 hours`.
public struct Hours: Equatable, Sendable {
  public let minutes: Int

  public init(_ minutes: Int) {
    self.minutes = minutes
  }

  /// Reads the hours of a day: `1.5`, `.5`, `4` or `1:30`.
  ///
  /// What is below nothing is read as nothing, and what is above a month as a month.
  ///
  /// - Throws: `WorkbookError` when the text is no number.
  public init(_ text: String) throws {
    guard let minutes = Self.minutes(in: text)?.rounded() else {
      throw WorkbookError(
        "`\(text)` is no number of hours.", next: "For instance: --hours 1.5", isUsage: true)
    }
    self.init(Int(min(max(minutes, 0), 31 * 24 * 60)))
  }

  private static func minutes(in text: String) -> Double? {
    if let clock = text.wholeMatch(of: /([0-9]+):([0-5][0-9])/) {
      return Double(clock.output.1).flatMap { hours in
        Double(clock.output.2).map { hours * 60 + $0 }
      }
    }
    // Less than nothing is read too, so that it can be told from what is no number.
    guard text.wholeMatch(of: /-?([0-9]+(\.[0-9]*)?|\.[0-9]+)/) != nil else { return nil }
    return Double(text.hasSuffix(".") ? text + "0" : text).map { $0 * 60 }
  }
}

extension Hours {
  /// As the command line takes it: `1.5`, `4`, `0:50`.
  public var number: String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    switch rest {
    case 0: return "\(hours)"
    case 15: return "\(hours).25"
    case 30: return "\(hours).5"
    case 45: return "\(hours).75"
    default: return "\(hours):\(rest < 10 ? "0" : "")\(rest)"
    }
  }

  /// `1 hour`, `1.5 hours`.
  public var words: String { minutes == 60 ? "1 hour" : "\(number) hours" }
}
