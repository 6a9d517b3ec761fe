import Foundation

/// A small program that ends a child's group when the caller is gone.
///
/// A caller that is killed outright can't clean up: a compiler or an endless loop would go on
/// without it, and write into the folder of the next build. The watchdog waits for the end of a
/// pipe that only the caller holds open, and the system closes that however the caller ends.
struct Watchdog {
  private let process: pid_t
  private let readingEnd: Int32
  private let writingEnd: Int32

  /// Starts a watchdog that has no group to watch yet; `nil` when the system has no room for one.
  ///
  /// Without it only the rare case is lost, so the child is run all the same.
  init?() {
    // Other children must not inherit the pipe, or they would keep it open, too.
    var ends: [Int32] = [0, 0]
    #if canImport(Darwin)
      // Here no child inherits what it is not given.
      guard pipe(&ends) == 0 else { return nil }
    #else
      // Closed in children from the first moment on; `pipe` can't do that.
      let kind = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue
      guard socketpair(AF_UNIX, Int32(kind), 0, &ends) == 0 else { return nil }
    #endif
    var process: pid_t = 0
    // Ctrl-C in the terminal is for the caller's group, and the watchdog must outlive the caller.
    let failure = spawn(
      &process, ["/bin/sh", "-c", Self.script], ["PATH=/usr/bin:/bin"],
      files: [ends[0], nil, nil], leadsGroup: true)
    guard failure == 0 else {
      ends.forEach { close($0) }
      return nil
    }
    self.process = process
    // The reading end stays open so that writing never fails, even when the watchdog was ended.
    (readingEnd, writingEnd) = (ends[0], ends[1])
  }

  /// Asks politely first: SwiftPM starts compilers in groups of their own, which only it can stop.
  private static let script = """
    read -r group || exit
    read -r nothing
    kill -s INT -- "-$group"
    for tenth in 1 2 3 4 5 6 7 8 9 10; do
      kill -s 0 -- "-$group" || exit
      sleep 0.1
    done
    kill -s KILL -- "-$group"
    """

  /// From now on, this group does not outlive the caller.
  func watch(over group: pid_t) {
    let line = Array("\(group)\n".utf8)
    write(writingEnd, line, line.count)
  }

  /// Ends the watchdog when the child has ended.
  func dismiss() {
    // Before the pipe is closed, because the watchdog would take that for the caller's end.
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
    close(readingEnd)
    close(writingEnd)
  }
}
