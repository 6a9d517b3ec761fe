import SpecSupport

/// The two classes that take a server and statistics, each in the way that the answer chose.
///
/// The compiler tells which initializers there are, so lists, their parts and their labels may have
/// any name.
enum Taker: String, CaseIterable {
  case object = "InheritedObject"
  case search = "InheritedSearch"

  private static let answer = Result { try CompiledAnswer(spec: #filePath) }

  /// The initializers of this class.
  var initializers: [CompiledAnswer.Initializer] {
    Self.initializers(of: rawValue)
  }

  /// The types of its lists.
  var lists: [String] {
    let types = initializers.flatMap(\.parameters).map {
      $0.type.replacing(/[?!]$/, with: "")
    }
    return Set(types).filter { Self.initializers(of: $0) != [] }.sorted()
  }

  /// Code that builds it from a server and statistics; `nil` if it doesn't take both.
  var whole: String? {
    let parts = [
      "any API": "SpecQuietAPI()", "any Statistics": "SpecNoStatistics()",
    ]
    return initializers.lazy.filter { $0.parameters != [] }.compactMap {
      initializer -> String? in
      let arguments = initializer.parameters.compactMap { parameter in
        parts[parameter.type] ?? Self.tuple(parameter.type, of: parts)
          ?? Self.initializers(of: parameter.type).lazy.compactMap {
            $0.parameters == [] ? nil : $0.call(parts)
          }.first
      }
      let call = initializer.call(with: arguments)
      let isWhole =
        arguments.count == initializer.parameters.count
        && parts.values.allSatisfy(call.contains)
      return isWhole ? call : nil
    }.first
  }

  /// `(api: any API, statistics: any Statistics)` → a tuple of the parts.
  private static func tuple(_ type: String, of parts: [String: String])
    -> String?
  {
    guard type.hasPrefix("("), type.hasSuffix(")") else { return nil }
    let elements = type.dropFirst().dropLast().split(separator: ", ").map {
      element in
      let words = element.split(separator: ": ").map(String.init)
      let value = parts[words.last ?? ""] ?? "missing"
      return words.count > 1 ? "\(words[0]): \(value)" : value
    }
    return "(\(elements.joined(separator: ", ")))"
  }

  /// What the compiler says of the whole call.
  func problem() throws -> String {
    guard let whole else {
      let found = initializers.map(\.description).joined(separator: ", ")
      return "no initializer takes a server and statistics: \(found)"
    }
    return try Pieces.verdicts.get()["_ = \(whole)"]?.explanation ?? "nothing"
  }

  /// Code that leaves out a part, or a list, and compiles; and what fills one in.
  func acceptedWithoutAPart() throws -> [String] {
    let verdicts = try Pieces.verdicts.get()
    let accepted = lacking.filter { verdicts[$0]?.isAccepted == true }
      .compactMap { $0.split(separator: "\n").last.map(String.init) }
    return Set(accepted + shorter.map(\.description) + standing).sorted()
  }

  /// Code that changes the default list, and compiles.
  func acceptedWrites() throws -> [String] {
    let verdicts = try Pieces.verdicts.get()
    return writes.filter { verdicts[$0]?.isAccepted == true }
  }

  /// Calls that leave out an argument, or have `nil` there, below variables for the others.
  ///
  /// Callers of `InheritedObject` may leave out everything, or say `nil` for it.
  var lacking: [String] {
    let ofLists = lists.flatMap(Self.initializers(of:))
    let calls = (initializers + ofLists).flatMap { initializer -> [String] in
      let names = initializer.parameters.indices.map { "part\($0)" }
      let variables = zip(names, initializer.parameters).map {
        "let \($0): \(Self.storable($1.type)) = value()"
      }
      let mayBeEmpty =
        self == .object && initializer.type == rawValue && names.count == 1
      guard !mayBeEmpty else { return [] }
      return names.indices.flatMap { index in
        [nil, "nil"].map { argument -> String in
          var arguments: [String?] = names
          arguments[index] = argument
          let call = initializer.call(with: arguments)
          return (variables + ["_ = \(call)"]).joined(separator: "\n")
        }
      }
    }
    let empty = lists.map { "_ = \($0)()" }
    return calls + empty + (self == .search ? ["_ = InheritedSearch()"] : [])
  }

  /// Initializers that want some of the parts, and not all.
  private var shorter: [CompiledAnswer.Initializer] {
    func parts(_ initializer: CompiledAnswer.Initializer) -> Int {
      initializer.parameters.map { parameter in
        let lists = Self.initializers(of: parameter.type)
        return lists.map(\.parameters.count).max() ?? 1
      }.reduce(0, +)
    }
    let ofLists = lists.flatMap(Self.initializers(of:))
    let most = (initializers + ofLists).map(parts).max() ?? 0
    return initializers.filter {
      parts($0) != most && (self == .search || parts($0) > 0)
    } + ofLists.filter { parts($0) != most }
  }

  /// Finished lists of the search, which would be a default again. Whoever writes that the search
  /// takes the default of `InheritedObject` has forgotten nothing.
  private var standing: [String] {
    guard self == .search else { return [] }
    return lists.flatMap(Self.standing(of:))
      .filter { $0.wholeMatch(of: /InheritedObject\.[^.]+/) == nil }
  }

  /// Code that replaces the default list or what is in it.
  var writes: [String] {
    lists.flatMap { list in
      let parts =
        ((try? Self.answer.get().loosePlaces(for: ["API", "Statistics"])) ?? [])
        .map { $0.prefix { $0 != ":" } }
        .filter { $0.hasPrefix("\(list).") }
        .map { ".\($0.dropFirst(list.count + 1))" }
      return Self.standing(of: list).flatMap { name in
        ([""] + parts).map { "\(name)\($0) = value()" }
      }
    }
  }

  /// What another file may use to get a finished list, without handing over a part.
  private static func standing(of list: String) -> [String] {
    ((try? answer.get().waysThatCannotFail(to: list)) ?? []).filter {
      !$0.contains("(") || $0.hasSuffix("()") && !$0.hasSuffix(".init()")
    }
  }

  /// The type of a variable that holds an argument.
  private static func storable(_ type: String) -> String {
    type.replacing(#/@\w+ /#, with: "").replacing("!", with: "?")
  }

  private static func initializers(
    of type: String
  ) -> [CompiledAnswer.Initializer] {
    let name = type.replacing(/[?!]$/, with: "")
    return (try? answer.get().initializers(of: name)) ?? []
  }
}

/// Code that the compiler judges, all of it in one call.
enum Pieces {
  static let wholeDemo =
    "_ = makeScreens(api: SpecQuietAPI(), statistics: SpecNoStatistics())"
  static let demosWithAPartMissing = [
    "api: SpecQuietAPI()", "statistics: SpecNoStatistics()",
    "api: nil, statistics: SpecNoStatistics()",
    "api: SpecQuietAPI(), statistics: nil",
  ].map { "_ = makeScreens(\($0))" }

  static let verdicts = Result {
    let pieces = Set(
      Taker.allCases.flatMap { taker in
        taker.lacking + taker.writes
          + (taker.whole.map { ["_ = \($0)"] } ?? [])
      } + demosWithAPartMissing + [wholeDemo]
    ).sorted()
    let verdicts = try SpecClient.verdicts(
      on: pieces,
      declarations: quietParts + """

        func value<Value>() -> Value { fatalError() }

        """)
    return Dictionary(uniqueKeysWithValues: zip(pieces, verdicts))
  }

  /// Those of the pieces that compile.
  static func accepted(_ pieces: [String]) throws -> [String] {
    let verdicts = try verdicts.get()
    return pieces.filter { verdicts[$0]?.isAccepted == true }
  }
}
