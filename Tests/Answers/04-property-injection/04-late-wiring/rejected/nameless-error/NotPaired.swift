// Wrong: an error that does not say what is missing, nor what to do.
// Rejected by: its error names the station, the speaker and play()

struct NotPaired: Error {
  let station: String
}
