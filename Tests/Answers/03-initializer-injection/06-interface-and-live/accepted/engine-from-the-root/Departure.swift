/// A train that is about to leave.
public struct Departure {
  public let destination: String
  public let platform: Int
  public let minutesLate: Int

  public init(destination: String, platform: Int, minutesLate: Int) {
    self.destination = destination
    self.platform = platform
    self.minutesLate = minutesLate
  }
}
