import Testing

extension Tag {
  /// A spec that is green from the start and must stay so.
  ///
  /// Its sentence begins with "keeps"; in XCTest its name begins with `testKeeps`.
  @Tag public static var `guard`: Self
}
