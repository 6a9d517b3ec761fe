#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

extension ChildProcess {
  /// A small program beside a child that ends the child's group when the caller is gone.
  ///
  /// Whoever is killed outright puts nothing in order: a compiler or an endless loop would go on
  /// by itself, and write into the folder of the next build. The guardian waits for the end of a
  /// pipe that only the caller holds open, and the system closes that however the caller ends.
  struct Guardian {
    private let process: pid_t
    /// The pipe's two ends. The reading one is kept so that writing never fails, whoever ends the
    /// guardian.
    private let pipe: [Int32]

    /// Starts a guardian that has nobody to guard yet; `nil` when the system has no room for one.
    ///
    /// Without it only the rare case is lost: the child is run all the same.
    init?() {
      var ends: [Int32] = [0, 0]
      guard Self.open(&ends) == 0 else { return nil }
      pipe = ends
      guard let guardian = Self.start(readingFrom: ends[0]) else {
        ends.forEach { close($0) }
        return nil
      }
      process = guardian
    }

    /// From now on, this group does not outlive the caller.
    func watch(over group: pid_t) {
      let line = Array("\(group)\n".utf8)
      write(pipe[1], line, line.count)
    }

    /// The child has come to its end: the guardian goes, too.
    func dismiss() {
      // Before the pipe is closed, or it would take that for the caller's end.
      kill(process, SIGKILL)
      var status: Int32 = 0
      while waitpid(process, &status, 0) == -1, errno == EINTR {}
      pipe.forEach { close($0) }
    }
  }
}

extension ChildProcess.Guardian {
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

  /// Opens a pipe that other children do not inherit: one that did would keep it open, too.
  private static func open(_ ends: inout [Int32]) -> Int32 {
    #if os(Linux)
      // Closed in children from the first moment on; `pipe` cannot say that.
      let kind = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue
      return socketpair(AF_UNIX, Int32(kind), 0, &ends)
    #else
      // Here no child inherits what it is not given.
      return pipe(&ends)
    #endif
  }

  private static func start(readingFrom leash: Int32) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, leash, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    // Ctrl-C in the terminal is for the caller's group: the guardian stays till it is dismissed.
    var flags = Int32(POSIX_SPAWN_SETPGROUP)
    #if canImport(Darwin)
      flags |= Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)
    #endif
    posix_spawnattr_setflags(&attributes, Int16(flags))

    let words = CStrings(["/bin/sh", "-c", script])
    let variables = CStrings(["PATH=/usr/bin:/bin"])
    var process: pid_t = 0
    let failure = posix_spawn(
      &process, "/bin/sh", &actions, &attributes, words.pointers, variables.pointers)
    return failure == 0 ? process : nil
  }
}
