import SpecSupport

/// The three services, and how the graded answer builds them.
///
/// The compiler tells which initializers there are, so the lists, their parts and their labels may
/// have any name.
enum Service: String, CaseIterable {
  case timetable = "CityTimetable"
  case delays = "MeasuredDelays"
  case board = "DepartureBoard"

  static let answer = Result { try CompiledAnswer(spec: #filePath) }

  /// The initializers of this service.
  var initializers: [CompiledAnswer.Initializer] {
    (try? Self.answer.get().initializers(of: rawValue)) ?? []
  }

  /// The initializer that takes a list, and the list's own initializer.
  private var wholeWay:
    (service: CompiledAnswer.Initializer, list: CompiledAnswer.Initializer)?
  {
    for service in initializers {
      let asked = service.parameters.filter { !$0.isStop && !$0.hasDefault }
      guard asked.count == 1, role(asked[0].type) == nil else { continue }
      let lists = listInitializers(of: asked[0].type)
      guard let list = lists.first(where: { call($0) != nil }) else { continue }
      return (service, list)
    }
    return nil
  }

  /// The type of its list.
  var list: String? { wholeWay?.list.type }

  /// The initializers of its list.
  var listInitializers: [CompiledAnswer.Initializer] {
    list.map(listInitializers(of:)) ?? []
  }

  private func listInitializers(
    of type: String
  ) -> [CompiledAnswer.Initializer] {
    let name = type.replacing(/[?!]$/, with: "")
    return ((try? Self.answer.get().initializers(of: name)) ?? [])
      .sorted { $0.parameters.count > $1.parameters.count }
  }

  /// Code that builds its list from these parts; `nil` if there is none.
  ///
  /// - Parameter parts: Code by roles. Parts that are left out come from `someParts`.
  func makeList(_ parts: [String: String] = [:]) -> String? {
    wholeWay.flatMap { call($0.list, parts) }
  }

  /// Code that builds it; `nil` if it isn't built from a list.
  func make(
    _ parts: [String: String] = [:], list: String? = nil,
    stop: String = #""Zoo""#
  ) -> String? {
    guard let way = wholeWay, let list = list ?? makeList(parts) else {
      return nil
    }
    return way.service.call(
      with: way.service.parameters.map { parameter -> String? in
        guard !parameter.hasDefault || parameter.isStop else { return nil }
        return parameter.isStop ? stop : list
      })
  }

  /// Code that builds its list without one of the parts, or with `nil` there.
  var incompleteLists: [String] {
    listInitializers.flatMap { initializer in
      Self.lacking(
        initializer,
        initializer.parameters.map { role($0.type).flatMap { someParts[$0] } })
    }
  }

  /// Code that builds it without its list or its stop, or with `nil` there.
  var incompleteCalls: [String] {
    guard let way = wholeWay, let list = makeList() else { return [] }
    let whole = way.service.parameters.map { $0.isStop ? #""Zoo""# : list }
    return Self.lacking(way.service, whole)
  }

  /// Initializers beside the one that takes the whole list, and the list's one that takes all parts.
  var otherInitializers: [String] {
    guard let way = wholeWay else { return [] }
    let whole = [way.service, way.list]
    return (initializers + listInitializers).filter { initializer in
      !whole.contains(initializer) || initializer.isFailable
        || initializer.parameters.contains { $0.hasDefault }
    }
    .map(\.description)
  }

  private static func lacking(
    _ initializer: CompiledAnswer.Initializer, _ whole: [String?]
  ) -> [String] {
    let calls = whole.indices.flatMap { index in
      ([nil, "nil"] as [String?]).map { argument -> String in
        var arguments = whole
        arguments[index] = argument
        return initializer.call(with: arguments)
      }
    }
    return Set(calls + ["\(initializer.type)()"]).sorted()
  }

  private func call(
    _ initializer: CompiledAnswer.Initializer, _ parts: [String: String] = [:]
  ) -> String? {
    let parts = someParts.merging(parts) { $1 }
    let arguments = initializer.parameters.compactMap {
      role($0.type).flatMap { parts[$0] }
    }
    return arguments.count == initializer.parameters.count && !arguments.isEmpty
      ? initializer.call(with: arguments) : nil
  }

  /// Why some of those services aren't built from a list.
  static func without(_ services: [Service]) -> [String] {
    services.filter { $0.list == nil }.map { service in
      service.otherParts
        ?? "\(service.rawValue) isn't built from one list: "
        + service.initializers.map(\.description).joined(separator: ", ")
    }
  }

  /// Says which parameters of its list aren't of the starter's protocols, if it's that.
  private var otherParts: String? {
    let parameters = initializers.flatMap(\.parameters).filter { !$0.isStop }
    return parameters.lazy.compactMap { parameter -> String? in
      let list = listInitializers(of: parameter.type).first
      let others = (list?.parameters ?? []).filter {
        someParts[role($0.type) ?? ""] == nil
      }
      guard let list, !others.isEmpty else { return nil }
      let found = others.map { "\($0.label): \($0.type)" }
      return "\(list.type) is no list: \(found.joined(separator: ", ")) "
        + "is none of the four protocols"
    }.first
  }
}

extension CompiledAnswer.Initializer.Parameter {
  var isStop: Bool { type == "String" }
}

/// `any Office` and `(any Office)?` → `Office`; `nil` for what isn't a role's protocol.
private func role(_ type: String) -> String? {
  type.wholeMatch(of: /\(?any (\w+)\)?[?!]?/).map { String($0.output.1) }
}

/// A part for each role.
private let someParts = [
  "Office": "SpecOffice()", "Sensors": "SpecSeen(605)",
  "Timetable": "SpecPlanned(4)", "Delays": "SpecLate(2)",
]
