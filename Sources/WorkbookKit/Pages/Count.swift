/// A number of things, as a person writes it.
public enum Count {
  /// `1 file`, `2 files`.
  public static func of(_ number: Int, _ thing: String) -> String {
    "\(number) \(thing)\(number == 1 ? "" : "s")"
  }
}
