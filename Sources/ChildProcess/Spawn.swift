import Foundation

/// `POSIX_SPAWN_SETSID`, which Swift doesn't import on every system.
#if canImport(Darwin)
  private let startsSession: Int32 = 0x400
#else
  private let startsSession: Int32 = 0x80
#endif

/// Starts a program in which no signal is ignored or blocked, whatever the caller does with signals.
///
/// - Parameters:
///   - process: Becomes the program's process number.
///   - words: The program's path, and its arguments.
///   - variables: The whole environment, as `NAME=value`.
///   - files: What becomes standard input, output and error; `/dev/null` where it is `nil`.
/// - Returns: 0, or the error's number.
func spawn(
  _ process: inout pid_t, _ words: [String], _ variables: [String], files: [Int32?],
  leadsGroup: Bool
) -> Int32 {
  var flags = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    flags |= Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)
  #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
  #endif
  // A session of its own is a group of its own, and has no terminal.
  if leadsGroup { flags |= startsSession }
  posix_spawn_file_actions_init(&actions)
  posix_spawnattr_init(&attributes)
  defer {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }

  for (number, file) in zip(Int32(0)..., files) {
    if let file {
      posix_spawn_file_actions_adddup2(&actions, file, number)
    } else {
      let mode = number == 0 ? O_RDONLY : O_WRONLY
      posix_spawn_file_actions_addopen(&actions, number, "/dev/null", mode, 0)
    }
  }
  var everySignal = sigset_t()
  var noSignal = sigset_t()
  sigfillset(&everySignal)
  sigemptyset(&noSignal)
  posix_spawnattr_setsigdefault(&attributes, &everySignal)
  posix_spawnattr_setsigmask(&attributes, &noSignal)
  posix_spawnattr_setflags(&attributes, Int16(flags))

  let wordPointers = words.map { strdup($0) } + [nil]
  let variablePointers = variables.map { strdup($0) } + [nil]
  defer { (wordPointers + variablePointers).forEach { free($0) } }
  return posix_spawn(
    &process, words[0], &actions, &attributes, wordPointers, variablePointers)
}
