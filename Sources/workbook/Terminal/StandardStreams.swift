import Foundation

/// The numbers 0, 1 and 2, by which a program knows its input and its outputs.
enum StandardStreams {
  /// Puts something in the place of those that the caller closed.
  ///
  /// What is opened next would get their numbers: the screen would be written into a child's pipe,
  /// or into the progress file. To the output nothing can be written then, which is told.
  static func occupy() {
    // The lowest free number is given out first, so they are taken in order.
    for (number, mode) in [(0, O_RDONLY), (1, O_RDONLY), (2, O_WRONLY)]
    where fcntl(Int32(number), F_GETFD) == -1 {
      _ = open("/dev/null", mode)
    }
  }
}
