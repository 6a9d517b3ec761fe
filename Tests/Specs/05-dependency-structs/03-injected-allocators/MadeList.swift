import SpecSupport

@testable import InjectedAllocators

/// What `makeSchoolList` builds.
enum MadeList {
  /// What the screens need and the recipe list doesn't keep.
  static var lost: [String] {
    weak var classroom: TestClassroom?
    func make() -> RecipeListScreen {
      let school = TestSchool()
      classroom = school.classroom
      return school.list
    }
    return withExtendedLifetime(make()) {
      classroom == nil ? ["the classroom"] : []
    }
  }

  /// Where an allocator may be missing. Optional data is fine, and so is a screen that was shown.
  static var loosePlaces: [String] { loosePlaces(in: TestSchool().list) }

  private static func loosePlaces(in value: Any, level: Int = 1) -> [String] {
    Mirror(reflecting: value).children.flatMap { child -> [String] in
      let (label, type) = (child.label ?? "?", "\(type(of: child.value))")
      if type.hasPrefix("Optional<") {
        let isFine =
          level > 2 || type == "Optional<Screen>" || !MadeFrom.isPart(type)
        return isFine ? [] : ["an optional: \(label)"]
      }
      let isCollection = ["Array<", "Dictionary<", "Set<"].contains(
        where: type.hasPrefix)
      // What takes nothing is made for one dish, and there is one for each.
      let isForEach = type.hasPrefix("Array<() -> ")
      if isCollection, type.contains("->"), !isForEach {
        return ["a collection: \(label)"]
      }
      return level < 4 ? loosePlaces(in: child.value, level: level + 1) : []
    }
  }

  /// The types of the recipe lists that are subclasses.
  static var subclasses: [String] {
    let lists = [TestSchool().list, TestApp().list]
    return lists.map { "\(type(of: $0))" }.filter { $0 != "RecipeListScreen" }
  }

  /// Calls that leave a part out, or have `nil` there, and that compile; and initializers that ask
  /// for less than another one.
  static func acceptedWithoutAPart() throws -> [String] {
    let made = try MadeFrom(spec: #filePath)
    guard made.screens != [] else {
      return ["RecipeListScreen has no initializer"]
    }
    let shorter = ([made.screens] + made.lists).flatMap { initializers in
      let most = initializers.map(made.allocators).max()
      return initializers.filter { made.allocators(of: $0) != most }
    }
    let calls = (made.screens + made.lists.flatMap { $0 }).flatMap(lacking)
    let verdicts = try SpecClient.verdicts(
      on: calls, declarations: "func value<Value>() -> Value { fatalError() }\n"
    )
    let accepted = verdicts.filter(\.isAccepted).compactMap {
      $0.statements.split(separator: "\n").last.map(String.init)
    }
    return shorter.map(\.description) + accepted
  }

  /// Each call stands below variables for its arguments.
  private static func lacking(
    _ initializer: CompiledAnswer.Initializer
  ) -> [String] {
    let names = initializer.parameters.indices.map { "part\($0)" }
    let variables = zip(names, initializer.parameters).map { name, parameter in
      let type = parameter.type.replacing(#/@\w+ /#, with: "")
      return "let \(name): \(type.replacing("!", with: "?")) = value()"
    }
    return names.indices.filter {
      MadeFrom.isPart(initializer.parameters[$0].type)
    }.flatMap { index in
      ([nil, "nil"] as [String?]).map { argument -> String in
        var arguments: [String?] = names
        arguments[index] = argument
        let call = initializer.call(with: arguments)
        return (variables + ["_ = \(call)"]).joined(separator: "\n")
      }
    }
  }
}
