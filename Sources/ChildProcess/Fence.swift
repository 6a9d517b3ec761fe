import Foundation

/// Keeps a program, and all that it starts, from changing anything outside of a few folders.
///
/// Linux has a fence that needs no rights, Landlock. From 6.12 on it also keeps signals within the
/// fence, and nothing behind it can look into a process outside. A process can only fence itself
/// in, so this program starts itself, enters the fence in a child, and becomes the other program
/// there.
public struct Fence: Equatable, Sendable {
  /// The folders in which files may be made, changed and removed.
  public var folders: [String]
  /// The files that may be written.
  public var files: [String]

  public init(folders: [String], files: [String] = []) {
    self.folders = folders
    self.files = files
  }

  /// What this program's first argument is when it has to enter a fence.
  private static let word = "--fenced"

  /// What has to stand in front of a program and its arguments.
  ///
  /// - Parameter executable: The path of a program that calls `keepIfAsked` first.
  public func words(with executable: String) -> [String] {
    [executable, Self.word, "\(folders.count)"] + folders + files + ["--"]
  }
}

#if os(Linux)
  extension Fence {
    /// Whether this system has such a fence.
    public static var isAvailable: Bool { landlock(.createRuleset, 0, 0, wantsVersion) >= 6 }
    /// Whether what a program leaves behind can be found, fence or not.
    public static var hasKeeper: Bool { true }

    /// Runs another program behind a fence and ends as it does, if this program was started for that.
    /// Otherwise it keeps its own memory and environment from what it starts, as a fence would.
    ///
    /// The program is a child of this one. Whatever it starts, in a session of its own and without its
    /// parents, stays this one's descendant, and is ended with it.
    ///
    /// - Parameter arguments: All of this program's arguments, with its name.
    public static func keepIfAsked(_ arguments: [String]) {
      guard arguments.dropFirst().first == word, arguments.count > 3,
        let count = Int(arguments[2]), let end = arguments.firstIndex(of: "--"), end >= 3 + count
      else {
        // It takes debuggers away, too.
        if !isAvailable { _ = call("prctl", isDumpable, 0, 0, 0) }
        return
      }
      let fence = Fence(
        folders: Array(arguments[3..<(3 + count)]), files: Array(arguments[(3 + count)..<end]))
      // A signal for the group is for the program: this one ends when it does.
      var signals = sigset_t()
      var before = sigset_t()
      sigfillset(&signals)
      sigprocmask(SIG_BLOCK, &signals, &before)
      _ = call("prctl", becomesSubreaper, 1, 0, 0)
      let child = pid_t(truncatingIfNeeded: call("fork", 0, 0, 0, 0))
      guard child >= 0 else { _exit(126) }
      guard child == 0 else { endAs(child) }
      sigprocmask(SIG_SETMASK, &before, nil)
      fence.become(Array(arguments[(end + 1)...]))
    }

    /// Enters the fence, and becomes the program.
    private func become(_ words: [String]) -> Never {
      guard !Self.isAvailable || enter() else {
        Self.give(up: "The fence around the specs could not be entered")
      }
      execv(words.first ?? "", words.map { strdup($0) } + [nil])
      Self.give(up: "The specs' program could not be started")
    }

    private static func give(up what: String) -> Never {
      let words = "\(what): \(String(cString: strerror(errno)))\n"
      write(2, words, words.utf8.count)
      _exit(126)
    }

    /// Waits for the child, ends what it has left behind, and ends in the same way.
    private static func endAs(_ child: pid_t) -> Never {
      var status: Int32 = 126 << 8
      while true {
        // Whatever lost its parent ends as a child of this one, and would stay in the system's table.
        var each: Int32 = 0
        let ended = waitpid(-1, &each, 0)
        if ended == child { status = each }
        if ended == child || (ended == -1 && errno != EINTR) { break }
      }
      ChildProcess.end { descendants(of: getpid()) }
      let signal = status & 0x7f
      guard signal != 0 else { _exit((status >> 8) & 0xff) }
      var none = sigset_t()
      sigemptyset(&none)
      Glibc.signal(signal, SIG_DFL)
      sigprocmask(SIG_SETMASK, &none, nil)
      kill(getpid(), signal)
      _exit(126)
    }

    private func enter() -> Bool {
      // What a ruleset is about: rights to files, to the network, and what is kept within the fence.
      var rules = (Self.changes, UInt64(0), Self.signals)
      let ruleset = withUnsafeBytes(of: &rules) {
        Self.landlock(.createRuleset, Int(bitPattern: $0.baseAddress), $0.count, 0)
      }
      guard ruleset >= 0 else { return false }
      for (paths, rights) in [(folders, Self.changes), (files + ["/dev/null"], Self.writing)] {
        for path in paths {
          let place = open(path, Self.asPlace | O_CLOEXEC)
          guard place >= 0 else { return false }
          // Packed: eight bytes, and four.
          let rule = withUnsafeBytes(of: rights) { right in
            withUnsafeBytes(of: place) { Array(right) + Array($0) }
          }
          let answer = rule.withUnsafeBytes {
            Self.landlock(.addRule, ruleset, Self.isAboutPath, Int(bitPattern: $0.baseAddress))
          }
          close(place)
          guard answer == 0 else { return false }
        }
      }
      giveUpRights()
      // Without new rights, or the system refuses the fence.
      return Self.call("prctl", Self.hasNoNewRights, 1, 0, 0) == 0
        && Self.landlock(.restrictSelf, ruleset, 0, 0) == 0
    }

    /// Makes `root` a user like any other, for whom other processes' memory is closed. Other users
    /// have no such rights, and for them all of this fails.
    private func giveUpRights() {
      // Becoming another program gives `root` no rights back.
      _ = Self.call("prctl", Self.hasSecureBits, 0b11, 0, 0)
      var version: (UInt32, Int32) = (0x2008_0522, 0)
      var none = (UInt64(0), UInt64(0), UInt64(0))
      _ = withUnsafeBytes(of: &version) { header in
        withUnsafeBytes(of: &none) { data in
          Self.call(
            "capset", Int(bitPattern: header.baseAddress), Int(bitPattern: data.baseAddress), 0, 0)
        }
      }
    }

    /// Writing, removing, making, moving, truncating, and a device's settings, such as a terminal's:
    /// the bits 1, 4 to 15 of Landlock's rights.
    private static let changes: UInt64 = 0b1111_1111_1111_0010
    /// Writing and truncating, which a rule about a file can grant.
    private static let writing: UInt64 = 1 << 1 | 1 << 14
    /// `O_PATH`, which Swift doesn't import: a place in the file system, neither read nor written.
    private static let asPlace: Int32 = 0o1000_0000
    /// Neither signals nor abstract sockets reach outside.
    private static let signals: UInt64 = 0b11

    /// `PR_SET_DUMPABLE` and its like, for `prctl`.
    private static let (isDumpable, hasSecureBits, becomesSubreaper, hasNoNewRights) = (
      4, 28, 36, 38
    )
    /// `LANDLOCK_CREATE_RULESET_VERSION` and `LANDLOCK_RULE_PATH_BENEATH`.
    private static let (wantsVersion, isAboutPath) = (1, 1)

    /// The numbers of Landlock's calls, which are the same on every processor.
    private enum LandlockCall: Int {
      case createRuleset = 444
      case addRule
      case restrictSelf
    }

    private static func landlock(
      _ number: LandlockCall, _ one: Int, _ two: Int, _ three: Int
    ) -> Int {
      call("syscall", number.rawValue, one, two, three)
    }

    /// Calls a C function that Swift doesn't import because its number of arguments varies.
    private static func call(_ name: String, _ words: Int...) -> Int {
      typealias Function = @convention(c) (Int, Int, Int, Int, Int, Int) -> Int
      guard let symbol = dlsym(nil, name) else { return -1 }
      let function = unsafeBitCast(symbol, to: Function.self)
      return function(words[0], words[1], words[2], words[3], 0, 0)
    }
  }
#else
  extension Fence {
    public static var isAvailable: Bool { false }
    public static var hasKeeper: Bool { false }
    public static func keepIfAsked(_ arguments: [String]) {}
  }
#endif
