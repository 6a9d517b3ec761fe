import SpecSupport

/// What the program is built of, as the compiler sees it: without the given world, and without the
/// learner's checks, which may have helpers of any kind.
struct Pieces {
  private static let given: Set<String> = [
    "Day", "SoldOut", "PartsSupplier", "PriceItem", "SpokeLine", "SundayParts",
    "PrintedPrices", "WallCalendar", "Job", "Job.Customer", "Job.Pace",
    "Customer", "Pace", "Ticket", "NoBikeLeft", "FrontDesk", "Check",
  ]
  /// What no piece may be without.
  private static let parts = [
    "any PartsSupplier", "(PriceItem) -> Int", "() -> Day",
  ]

  private let answer: CompiledAnswer
  private let lines: [String]
  let initializers: [CompiledAnswer.Initializer]

  init(spec: String) throws {
    let files = try GradedAnswer(spec: spec).allFiles(but: [])
    let checks = files.filter { $0.contains("Check") }
    // Where the program itself needs a file of checks, all files count.
    answer =
      try (try? CompiledAnswer(spec: spec, leavingOut: checks))
      ?? CompiledAnswer(spec: spec)
    lines = answer.declaredLines
    let names = Self.names(in: lines, of: "struct|class|enum|actor|extension")
    let paths = names.union(
      names.flatMap { outer in names.map { "\(outer).\($0)" } })
    initializers = paths.subtracting(Self.given).sorted().flatMap(
      answer.initializers(of:))
  }

  private static func names(
    in lines: [String], of kinds: String
  ) -> Set<String> {
    let words = lines.map { $0.split(separator: " ").map(String.init) }
    let kinds = Set(kinds.split(separator: "|").map(String.init))
    let names = words.compactMap { words -> String? in
      guard let kind = words.firstIndex(where: kinds.contains),
        words.indices.contains(kind + 1)
      else { return nil }
      return String(words[kind + 1].prefix { !"<:(".contains($0) })
    }
    return Set(names)
  }

  /// The learner's classes and actors.
  var classes: [String] {
    Self.names(in: lines, of: "class|actor").subtracting(Self.given).sorted()
  }

  /// Types that are built from a part, or from something that is.
  private var carriers: Set<String> {
    var carriers: Set<String> = []
    var isLonger = true
    while isLonger {
      let found = initializers.filter { initializer in
        initializer.parameters.contains {
          Self.isPart($0.type) || carriers.contains(Self.bare($0.type))
        }
      }.map(\.type)
      isLonger = !carriers.isSuperset(of: found)
      carriers.formUnion(found)
    }
    return carriers
  }

  /// Arguments with a default and optionals, in initializers, functions and properties.
  var placesThatMayLackAPart: [String] {
    let carriers = carriers
    let arguments = initializers.flatMap { initializer in
      initializer.parameters.filter { parameter in
        let isPart = Self.isPart(parameter.type)
        return parameter.hasDefault
          && (isPart || carriers.contains(Self.bare(parameter.type)))
          || isPart && Self.isOptional(parameter.type)
      }.map { "\(initializer.type).init: \($0.label)" }
    }
    let words: Set<String> = ["PartsSupplier", "PriceItem", "Day"]
    let properties = answer.loosePlaces(for: words).filter { place in
      let type = place.split(separator: ": ", maxSplits: 1).last ?? ""
      // Swift keeps a `lazy` property in an optional of its own.
      return Self.isPart(String(type)) && Self.isOptional(String(type))
        && !place.contains("lazy_storage")
    }
    let functions = lines.filter { line in
      line.contains("func ")
        && Self.parts.contains {
          line.contains("\($0) = ") || line.contains("(\($0))?")
            || line.contains("(@escaping \($0))?")
        }
    }
    return (arguments + properties + functions).sorted()
  }

  private static func isPart(_ type: String) -> Bool {
    parts.contains { part in
      let bare = bare(type)
      return bare == part || bare == "(\(part))" || bare == "(\(part))?"
        || bare == "(\(part))!" || bare == "\(part)?"
    }
  }

  private static func isOptional(_ type: String) -> Bool {
    type.hasSuffix("?") || type.hasSuffix("!")
  }

  /// `@escaping @Sendable (PriceItem) -> Int` → `(PriceItem) -> Int`.
  private static func bare(_ type: String) -> String {
    type.split(separator: " ").filter { !$0.hasPrefix("@") }
      .joined(separator: " ")
  }
}
