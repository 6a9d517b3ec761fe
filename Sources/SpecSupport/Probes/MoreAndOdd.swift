/// The probe **more, and odd**: values that a test with three tidy ones never meets.
public enum Odd {
  /// Texts that are empty, invisible or long, or whose characters, scalars and bytes differ in
  /// number.
  public static let texts = [
    "", " ", "\t\n", "👩‍👩‍👧‍👦", "Zoe\u{308}", "Zoë", "🇧🇪🇧🇪", "e\u{301}\u{302}", "مرحبا", "\"quoted\", \\n",
    String(repeating: "long ", count: 2_000),
  ]

  /// Whole numbers at the ends and around zero.
  public static let integers = [Int.min, -1, 0, 1, Int.max]

  /// More than any cache of a sensible size keeps.
  public static let many = 10_000
}
