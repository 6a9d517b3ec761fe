extension Programs {
  /// The same programs, kept to a folder and away from what is the instructor's.
  ///
  /// They work in the folder, see nothing of the environment but what a compiler needs, and the
  /// specs take the folder's `home` for the home of their user. It is a fence against accidents:
  /// code that wants to can climb it, which only a container prevents.
  ///
  /// - Parameters:
  ///   - folder: The room's folder.
  ///   - mark: By which `endAll` finds what they leave behind.
  func fenced(in folder: String, mark: String) -> Programs {
    var fenced = self
    fenced.run = { [run] call, onOutput, shouldStop in
      var call = call
      call.folder = folder
      call.inherited = Self.harmless
      call.environment[Self.mark] = mark
      // The specs have one of their own already; the toolchain leaves files in it.
      call.environment["TMPDIR"] = call.environment["TMPDIR"] ?? "\(folder)/temporary"
      if call.program.hasPrefix(folder + "/") {
        call.environment["HOME"] = "\(folder)/home"
        call.environment["CFFIXED_USER_HOME"] = "\(folder)/home"
      }
      return try run(call, onOutput, shouldStop)
    }
    return fenced
  }

  /// What the toolchain needs of the environment. Tokens and passwords are not among it.
  private static let harmless: Set<String> = [
    "PATH", "HOME", "USER", "LOGNAME", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "TERM",
    "DEVELOPER_DIR", "SDKROOT", "TOOLCHAINS", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH",
  ]
}
