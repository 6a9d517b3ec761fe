import SpecSupport

/// A stored property that keeps a part: one of a service, or of an object that a service keeps.
struct Keeping {
  /// `DepartureBoard.dependencies`.
  let path: String
  /// What the type that it's declared with may name.
  let typeNames: Set<String>

  /// Found in services that a program has built; none when it can't be built.
  static var places: [Self] {
    fields.filter { $0.count == 4 && $0[0] == "keeps" }.map { fields in
      let names = fields[3].matches(of: /\w+/).map { String($0.output) }
      return Self(
        path: path(of: fields[1], fields[2]),
        typeNames: declaredNames.union(names).subtracting(["any", "some"]))
    }
  }

  /// Where a part may be missing; or why no program could look for it.
  static var loosePlaces: [String] {
    unreadable
      + fields.compactMap { fields in
        guard fields.count == 4, fields[0] != "keeps" else { return nil }
        return "\(path(of: fields[1], fields[2])), \(fields[0])"
      }
  }

  /// Why no program could look at what services keep.
  static var unreadable: [String] {
    fields.filter { $0.count != 4 }.map { $0.joined(separator: " ") }
  }

  private static var fields: [[String]] {
    Program.storage.lines.map { $0.split(separator: "|").map(String.init) }
  }

  /// `Module.Board.(Box in _12AB)<Dependencies>` and `list` → `Board.Box.list`.
  private static func path(of owner: String, _ label: String) -> String {
    let types = owner.replacing(/\(unknown context at [^)]*\)\./, with: "")
      .replacing(/\((\w+) in \w+\)/) { $0.output.1 }
      .replacing(/<.*>/, with: "")
    let name = label.replacing("$__lazy_storage_$_", with: "")
    return
      "\(types.split(separator: ".").dropFirst().joined(separator: ".")).\(name)"
  }

  /// A property may be declared with a role, or with the parameter of a generic type, while its
  /// value is a double.
  private static let declaredNames = Set(
    ["Office", "Sensors", "Timetable", "Delays", "Any", "AnyObject", "T"]
      + ["Value"] + lists.map { String($0.split(separator: ".").last ?? "") })

  /// The types of the lists.
  private static let lists = Service.allCases.compactMap(\.list)

  /// `look(in:)`, which prints what a service keeps.
  static var declarations: String {
    let isAList = lists.map { "value is \($0)" }.joined(separator: " || ")
    let names = declaredNames.subtracting(["Any", "AnyObject", "T", "Value"])
    return """
      func isAList(_ value: Any) -> Bool { \(isAList == "" ? "false" : isAList) }
      let specRoles: [String] = \(names.sorted())

      """ + looking
  }

  private static let looking = #"""
    func isAPart(_ value: Any) -> Bool {
      value is any Office || value is any Sensors || value is any Timetable || value is any Delays
    }
    func holdsAPart(_ value: Any, depth: Int = 4) -> Bool {
      isAPart(value) || isAList(value)
        || depth > 0
          && Mirror(reflecting: value).children.contains { holdsAPart($0.value, depth: depth - 1) }
    }
    func look(in owner: Any, isService: Bool = true, depth: Int = 5) {
      var next: Mirror? = Mirror(reflecting: owner)
      while let mirror = next {
        for child in mirror.children {
          let type = "\(type(of: child.value))"
          let style = Mirror(reflecting: child.value).displayStyle
          let holds = holdsAPart(child.value)
          func show(_ what: String) {
            let owner = String(reflecting: mirror.subjectType)
            print(what, owner, child.label ?? "?", type, separator: "|")
          }
          switch style {
          case .optional where holds || specRoles.contains(where: type.contains): show("an optional")
          case .dictionary where holds: show("a dictionary")
          case .collection where holds: show("an array")
          case .set where holds: show("a set")
          default: break
          }
          guard holds else { continue }
          // What a constant keeps can only change inside of an object.
          if isService || mirror.displayStyle == .class { show("keeps") }
          // A double has no parts.
          if depth > 0, !type.hasPrefix("Spec") {
            look(in: child.value, isService: false, depth: depth - 1)
          }
        }
        next = mirror.superclassMirror
      }
    }

    """#
}
