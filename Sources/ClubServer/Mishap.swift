extension ClubServer {
  /// What befalls a request.
  public enum Mishap: Equatable, Sendable {
    /// Nothing: it is done and answered.
    case serve
    /// The connection is closed; nothing is done.
    case dropBefore
    /// It is done, and then the connection is closed without an answer.
    case dropAfter
    /// Nothing is done, and no answer ever comes; the connection stays open.
    case hang
    /// This status is the answer; nothing is done.
    case status(Int)
    /// The answer is 200 with a body that is no JSON; nothing is done.
    case garbage
  }
}
