// Wrong: other modules can name a departure, and can't build one.
// Rejected by: keeps the app speaking through the SDK

/// A train that is about to leave.
public struct Departure {
  public let destination: String
  public let platform: Int
  public let minutesLate: Int
}
