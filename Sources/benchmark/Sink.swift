/// Holds what was built last, so that the compiler cannot leave the work out.
final class Sink {
  private var last: AnyObject?

  @inline(never)
  func take(_ object: AnyObject) {
    last = object
  }
}
