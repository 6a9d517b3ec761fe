/// A train that is about to leave.
public struct Departure {
  let destination: String
  let platform: Int
  let minutesLate: Int

  public init(destination: String, platform: Int, minutesLate: Int) {
    self.destination = destination
    self.platform = platform
    self.minutesLate = minutesLate
  }
}
