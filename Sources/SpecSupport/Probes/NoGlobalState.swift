extension CompiledAnswer {
  /// The probe **no global state**: what the answer keeps in globals and static properties, so that
  /// objects which share nothing else share that.
  ///
  /// A stored `var` counts, and so does a `let` whose value can change inside: a `Mutex`, an object
  /// with a stored `var`, a closure or a protocol's value that captured one of these. A constant does
  /// not count. Defaults databases, environment variables and threads' dictionaries count as globals.
  ///
  /// - Parameter allowed: What the brief or the given world keeps there: `"Shop.shared"`.
  /// - Returns: The names, sorted: `["Locator.services", "cache"]`.
  public func globalState(allowing allowed: Set<String> = []) -> [String] {
    let kept = stored.filter { $0.isGlobal && (!$0.isLet || canChange($0)) }.map(\.path)
    let systems = calls.filter { !worldFiles.contains($0.file) }.compactMap { call in
      Self.systemStores.first { call.callee.contains($0.symbol) }?.name
    }
    return Set(kept + systems).subtracting(allowed).sorted()
  }

  /// Places of the system's that outlive every object, and how the compiler names them.
  private static let systemStores = [
    (symbol: "UserDefaults.", name: "UserDefaults"),
    (symbol: "NotificationCenter.default", name: "NotificationCenter.default"),
    (symbol: "Thread.threadDictionary", name: "Thread.threadDictionary"),
    (symbol: "setenv(", name: "setenv"),
    (symbol: "pthread_setspecific(", name: "pthread_setspecific"),
  ]

  /// Whether what a constant holds can change.
  private func canChange(_ constant: Stored) -> Bool {
    var seen: Set<String> = []
    if typeCanChange(constant.type, in: constant.owner, &seen) { return true }
    // A closure and a protocol's value hide what they hold, so look at how they are made.
    let hides =
      seen.contains { declarations[$0]?.kind == "protocol" }
      || isOpaque(constant.type)
      || seen.contains { type in
        stored.contains { $0.owner == type && !$0.isGlobal && isOpaque($0.type) }
      }
    return hides
      && makers(of: constant).contains { maker in
        (callees[maker] ?? []).contains {
          // A variable in a function that is called is its own; one in the expression is kept.
          $0.callee == Self.box ? maker.contains("initialization") : bringsState($0.callee)
        }
      }
  }

  /// The code that makes the constant: its expression, and what is called there and then. A closure
  /// that the constant keeps for later doesn't belong to it.
  private func makers(of constant: Stored) -> Set<String> {
    var makers: Set<String> = []
    var next = [
      "one-time initialization function for \(constant.name)",
      "variable initialization expression of static \(constant.path)",
      "variable initialization expression of \(constant.path)",
    ]
    while let maker = next.popLast() {
      guard makers.insert(maker).inserted else { continue }
      next += (callees[maker] ?? []).filter(\.isMade).map(\.callee)
    }
    return makers
  }

  private func bringsState(_ callee: String) -> Bool {
    guard let initializer = callee.firstRange(of: ".__allocating_init(") else {
      return Self.changing.contains {
        callee.hasPrefix("\($0).init(") || callee.hasPrefix("\($0)<>.")
      }
    }
    var seen: Set<String> = []
    return typeCanChange(String(callee[..<initializer.lowerBound]), in: "", &seen)
  }

  /// Whether a value of the type hides its contents from the compiler.
  private func isOpaque(_ type: String) -> Bool {
    type.contains("->") || type.contains("Any") || type.contains("any ")
  }

  /// Types of the system's whose contents change behind a constant.
  private static let changing: Set<String> = [
    "Mutex", "Atomic", "TaskLocal", "SpecRecorder", "NSCache", "NSMutableArray",
    "NSMutableDictionary",
    "NSMutableSet", "ManagedBuffer", "ThreadLocal", "AtomicLazyReference",
  ]

  private func typeCanChange(
    _ type: String, in owner: String, _ seen: inout Set<String>
  ) -> Bool {
    guard !type.contains("->") else { return false }
    for name in type.matches(of: /[\w.]+/).map({ String($0.output) }) {
      if Self.changing.contains(name) || name.hasPrefix("UnsafeMutable") { return true }
      guard let path = resolve(name, in: owner), seen.insert(path).inserted,
        let declaration = declarations[path]
      else { continue }
      let members = stored.filter { $0.owner == path && !$0.isGlobal }
      if declaration.isReference, members.contains(where: { !$0.isLet }) { return true }
      for part in members.map(\.type) + declaration.payloads
      where typeCanChange(part, in: path, &seen) { return true }
      // What stands behind a protocol can be each type that conforms to it.
      if declaration.isReference {
        for parent in declaration.parents where declarations[parent]?.kind == "class" {
          if typeCanChange(parent, in: "", &seen) { return true }
        }
      }
    }
    return false
  }

  /// The full name of a type of the answer's, seen from inside another one.
  func resolve(_ name: String, in owner: String) -> String? {
    var scope = owner.split(separator: ".")
    while true {
      let path = (scope.map(String.init) + [name]).joined(separator: ".")
      if declarations[path] != nil { return path }
      guard !scope.isEmpty else { return nil }
      scope.removeLast()
    }
  }
}
