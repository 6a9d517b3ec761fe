extension CompiledAnswer {
  /// The probe **nothing else**, for what a tripwire can't hear: where the answer's own code reads
  /// the system's clock, chance, place or process.
  ///
  /// Files of the outside world may, so they're left out.
  ///
  /// - Parameter files: Files that may as well, such as `CompositionRoot.swift`.
  /// - Returns: What is read and where, sorted: `["TimeZone.current at Receipt.swift:6"]`.
  public func readsOfTheSystem(except files: Set<String> = []) -> [String] {
    let own = calls.filter {
      !worldFiles.contains($0.file) && !files.contains($0.file) && !$0.file.isEmpty
    }
    let setsLocale = own.contains { $0.callee.contains(".locale") }
    let sources = Self.sources + (setsLocale ? [] : Self.formats)
    let found = own.compactMap { call in
      sources.first { call.callee.contains($0.symbol) }.map { "\($0.name) at \(call.place)" }
    }
    return Set(found).sorted()
  }

  /// What differs from run to run or from machine to machine, and how the compiler names it.
  private static let sources = [
    (symbol: "static Date.now.getter", name: "Date.now"),
    (symbol: "Date.init()", name: "Date()"),
    (symbol: "Date.init(timeIntervalSinceNow:", name: "Date(timeIntervalSinceNow:)"),
    (symbol: "CFAbsoluteTimeGetCurrent", name: "CFAbsoluteTimeGetCurrent"),
    (symbol: "UUID.init()", name: "UUID()"),
    (symbol: ".random(", name: "random"),
    (symbol: ".randomElement()", name: "randomElement"),
    (symbol: ".shuffled()", name: "shuffled"),
    (symbol: "SystemRandomNumberGenerator.init", name: "SystemRandomNumberGenerator"),
    (symbol: "static TimeZone.current", name: "TimeZone.current"),
    (symbol: "static TimeZone.autoupdatingCurrent", name: "TimeZone.autoupdatingCurrent"),
    (symbol: "static Locale.current", name: "Locale.current"),
    (symbol: "static Locale.autoupdatingCurrent", name: "Locale.autoupdatingCurrent"),
    (symbol: "static Calendar.current", name: "Calendar.current"),
    (symbol: "static Calendar.autoupdatingCurrent", name: "Calendar.autoupdatingCurrent"),
    (symbol: "ContinuousClock.init()", name: "ContinuousClock"),
    (symbol: "SuspendingClock.init()", name: "SuspendingClock"),
    (symbol: "ContinuousClock.now", name: "ContinuousClock.now"),
    (symbol: "DispatchTime.now()", name: "DispatchTime.now()"),
    (symbol: "@objc time(_:)", name: "time"),
    (symbol: "@objc clock_gettime(", name: "clock_gettime"),
    (symbol: "@objc getenv(", name: "getenv"),
    (symbol: "ProcessInfo.processInfo", name: "ProcessInfo.processInfo"),
    (symbol: "CommandLine.", name: "CommandLine"),
    (symbol: "NSClassFromString", name: "NSClassFromString"),
    (symbol: "@objc dlsym(", name: "dlsym"),
    (symbol: "FileManager.default", name: "FileManager.default"),
    (symbol: "URLSession.shared", name: "URLSession.shared"),
    (symbol: "static Task<>.sleep", name: "Task.sleep"),
    (symbol: "Thread.sleep", name: "Thread.sleep"),
    (symbol: "@objc sleep(", name: "sleep"),
    (symbol: "@objc usleep(", name: "usleep"),
    (symbol: "DispatchQueue.asyncAfter(", name: "DispatchQueue.asyncAfter"),
    (symbol: "Date.formatted()", name: "formatted() without a locale"),
    (symbol: "Date.formatted(date:time:)", name: "formatted(date:time:) without a locale"),
    (symbol: "BinaryInteger.formatted()", name: "formatted() without a locale"),
    (symbol: "BinaryFloatingPoint.formatted()", name: "formatted() without a locale"),
    (symbol: "StringProtocol.localized", name: "a localized string"),
    (symbol: "String.localizedStringWithFormat", name: "String.localizedStringWithFormat"),
  ]

  /// What writes as the machine's locale does, unless it is given another one.
  private static let formats = [
    (symbol: "DateFormatter.__allocating_init()", name: "DateFormatter without a locale"),
    (symbol: "NumberFormatter.__allocating_init()", name: "NumberFormatter without a locale"),
    (symbol: "static FormatStyle<>.dateTime", name: "dateTime without a locale"),
    (symbol: "static FormatStyle<>.number", name: "number without a locale"),
    (symbol: "static FormatStyle<>.percent", name: "percent without a locale"),
    (symbol: "static FormatStyle.currency", name: "currency without a locale"),
    (symbol: "static FormatStyle.list", name: "list without a locale"),
  ]
}

extension SpecClient {
  /// The probe **nothing else**, in another place: what the client prints when the machine stands
  /// in Kathmandu, a quarter of an hour off the full hour, and speaks Arabic.
  ///
  /// An answer that depends on nothing else prints the same as anywhere.
  ///
  /// - Parameter leavingOut: Files of the answer that are not compiled; the client may bring others.
  public func linesElsewhere(leavingOut: Set<String> = []) -> [String] {
    var client = self
    for (name, value) in ["TZ": "Asia/Kathmandu", "LC_ALL": "ar_EG.UTF-8", "LANG": "ar_EG.UTF-8"] {
      client.environment[name] = value
    }
    return client.lines(leavingOut: leavingOut)
  }
}
