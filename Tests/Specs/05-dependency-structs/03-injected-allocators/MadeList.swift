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

  /// Where an allocator may be missing.
  static var loosePlaces: [String] {
    let list = TestSchool().list
    return optionals(in: list, depth: 2).map { "an optional: \($0)" }
      + collections(in: list)
  }

  /// The types of the recipe lists that are subclasses.
  static var subclasses: [String] {
    let lists = [TestSchool().list, TestApp().list]
    return lists.map { "\(type(of: $0))" }.filter { $0 != "RecipeListScreen" }
  }

  /// Dictionaries and arrays of closures.
  private static func collections(in value: Any, depth: Int = 3) -> [String] {
    Mirror(reflecting: value).children.flatMap { child -> [String] in
      let style = Mirror(reflecting: child.value).displayStyle
      let isCollection =
        style == .dictionary || style == .collection || style == .set
      if isCollection, "\(type(of: child.value))".contains("->") {
        return ["a collection: \(child.label ?? "?")"]
      }
      return depth > 0 ? collections(in: child.value, depth: depth - 1) : []
    }
  }

  /// Calls that leave a parameter out, or have `nil` there, and that compile; and initializers that
  /// ask for less than another one.
  static func acceptedWithoutAPart() throws -> [String] {
    let answer = try CompiledAnswer(spec: #filePath)
    let screens = answer.initializers(of: "RecipeListScreen")
    guard screens != [] else { return ["RecipeListScreen has no initializer"] }
    let names = Set(
      screens.flatMap(\.parameters).map { $0.type.replacing(/[?!]$/, with: "") }
    )
    let lists = names.sorted().map(answer.initializers(of:))
    let shorter = ([screens] + lists).flatMap { initializers in
      let most = initializers.map(\.parameters.count).max()
      return initializers.filter { $0.parameters.count != most }
    }
    let calls = (screens + lists.flatMap { $0 }).flatMap(lacking)
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
    return names.indices.flatMap { index in
      ([nil, "nil"] as [String?]).map { argument -> String in
        var arguments: [String?] = names
        arguments[index] = argument
        let call = initializer.call(with: arguments)
        return (variables + ["_ = \(call)"]).joined(separator: "\n")
      }
    }
  }
}
