/// A train that is about to leave.
struct Departure {
  let destination: String
  let platform: Int
  let minutesLate: Int
}
