#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

extension ChildProcess {
  /// Starts the program and returns its process number.
  func spawn(writingTo pipe: Pipe) throws(LaunchFailure) -> pid_t {
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

    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, pipe.writingEnd, 1)
    posix_spawn_file_actions_adddup2(&actions, pipe.writingEnd, 2)

    // Ignored signals would otherwise stay ignored in the child.
    var everySignal = sigset_t()
    var noSignal = sigset_t()
    sigfillset(&everySignal)
    sigemptyset(&noSignal)
    posix_spawnattr_setsigdefault(&attributes, &everySignal)
    posix_spawnattr_setsigmask(&attributes, &noSignal)
    var flags = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
    if leadsGroup { flags |= Int32(POSIX_SPAWN_SETPGROUP) }
    #if canImport(Darwin)
      flags |= Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)
    #endif
    posix_spawnattr_setflags(&attributes, Int16(flags))

    // A shell in between would find it missing too late.
    guard access(executable, X_OK) == 0 else {
      throw LaunchFailure(executable: executable, errorNumber: errno)
    }
    let wordsToLaunch = wordsToLaunch
    let words = CStrings(wordsToLaunch)
    let variables = CStrings(environment.map { "\($0.key)=\($0.value)" })
    var child: pid_t = 0
    let failure = posix_spawn(
      &child, wordsToLaunch[0], &actions, &attributes, words.pointers, variables.pointers)
    guard failure == 0 else { throw LaunchFailure(executable: executable, errorNumber: failure) }
    return child
  }
}

extension ChildProcess.LaunchFailure {
  init(executable: String, errorNumber: Int32) {
    self.init(executable: executable, reason: String(cString: strerror(errorNumber)))
  }
}

/// A null-terminated list of C strings, as `posix_spawn` wants it, freed with its owner.
final class CStrings {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ strings: [String]) {
    pointers = strings.map { strdup($0) } + [nil]
  }

  deinit {
    pointers.forEach { free($0) }
  }
}
