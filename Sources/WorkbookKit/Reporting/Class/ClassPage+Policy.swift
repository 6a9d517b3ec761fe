extension ClassPage {
  /// Nothing may be loaded, and nothing may run or look different but by what stands in this file.
  static let policy = [
    "default-src 'none'", "style-src 'sha256-\(styleDigest)'",
    "script-src 'sha256-\(scriptDigest)'", "base-uri 'none'", "form-action 'none'",
  ].joined(separator: "; ")

  // The one style and the one script are named by their SHA-256, in base 64. The toolchain's
  // libraries cannot compute it on every platform; `.ci/class-page` does, and says what to write
  // here after a change.
  private static let styleDigest = "oJcr0htATSXJP24n2X41Khqe82v9xWbQXR57wb/Ah5w="
  private static let scriptDigest = "gQcWI83SNlgzNTb8ttJrZRKD+xalH+7uuoP9dzwljiE="
}
