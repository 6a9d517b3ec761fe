import Foundation
import SpecSupport

@testable import Farm

/// What the compiler says of code that builds a farm and uses it.
///
/// The code stands in `CompositionRoot.swift`, so it can do whatever any other file can, and what
/// only that file can. No call knows what a farm asks for: each is made from an initializer that
/// the compiler has found.
struct Calls {
  let initializer: CompilerVerdict
  let emptyCall: CompilerVerdict
  /// Calls that lack something, of initializers that other files can call.
  let incomplete: [CompilerVerdict]
  /// Calls that hand over an animal, or several, that the caller must wait for.
  let askedLater: [CompilerVerdict]
  /// Whether an initializer takes a closure that returns an animal, or several, and may keep it.
  let takesAClosureOfAnimals: Bool
  let swaps: [CompilerVerdict]

  static let verdicts = Result {
    try Calls(of: CompiledAnswer(spec: #filePath))
  }

  /// One call of the compiler judges all pieces.
  private init(of answer: CompiledAnswer) throws {
    let ways = Self.ways(to: "Farm", in: answer)
    let complete = ways.map { way in
      "_ = " + way.call(with: way.parameters.map(Self.value))
    }
    let later = ways.flatMap { way in
      way.parameters.indices.compactMap { Self.late($0, in: way) }
    }
    let paths =
      ["animals"] + storedPaths(in: makeDryFarm([TestAnimal()]))
    let swaps =
      paths.map {
        "farm.\($0) = makeFarm(animals: [], isRaining: { true }).\($0)"
      } + ["farm[0] = SpecSheep()", "farm.animals[0] = SpecSheep()"]
    let lacking = ways.map(Self.lacking)
    let pieces =
      ["_ = Farm.init", "_ = Farm()"] + complete + later
      + lacking.flatMap { $0 }
      + swaps.map {
        """
        var farm = makeFarm(animals: [SpecSheep()], isRaining: { false })
        \($0)
        """
      }
    let root = "CompositionRoot.swift"
    let text = try? String(
      contentsOf: GradedAnswer(spec: #filePath).folder.appending(path: root),
      encoding: .utf8)
    var verdicts = try SpecClient.verdicts(
      on: pieces,
      declarations: """
        \(text ?? "")
        struct SpecSheep: Animal {
          func feed() -> String { "Baa!" }
        }
        func specValue<Value>() -> Value { fatalError() }
        func specLater<Value>() async -> Value { fatalError() }
        """,
      leavingOut: [root])[...]

    initializer = verdicts.removeFirst()
    emptyCall = verdicts.removeFirst()
    let isOpen = complete.map { _ in
      !verdicts.removeFirst().isRefused(with: "inaccessible")
    }
    askedLater = later.map { _ in verdicts.removeFirst() }
    // A closure that can't escape, a result builder's for example, is called at once.
    takesAClosureOfAnimals = ways.flatMap(\.parameters)
      .contains {
        $0.type.contains(/->.*Animal/) && !$0.type.hasPrefix("() -> ")
      }
    var incomplete = [emptyCall]
    for (calls, isOpen) in zip(lacking, isOpen) {
      let judged = calls.map { _ in verdicts.removeFirst() }
      if isOpen { incomplete += judged }
    }
    self.incomplete = incomplete
    self.swaps = Array(verdicts)
  }

  /// Whether there is one initializer, or what is there instead.
  var initializers: String {
    if initializer.isRefused(with: "ambiguous") {
      return "several initializers"
    }
    if emptyCall.isAccepted { return "an initializer that asks for nothing" }
    return initializer.isRefused(with: "inaccessible")
      ? initializer.explanation : "one initializer"
  }

  /// When an initializer reads the caller's animals.
  var takesItsAnimals: String {
    takesAClosureOfAnimals
      || askedLater.contains { $0.isRefused(with: "autoclosure") }
      ? "asks for its animals later" : "takes its animals at once"
  }
}

// MARK: - Code for the compiler

extension Calls {
  private typealias Way = CompiledAnswer.Initializer

  /// The initializers of a type, and of what they ask for.
  private static func ways(
    to type: String, in answer: CompiledAnswer, depth: Int = 3
  ) -> [Way] {
    guard depth > 0 else { return [] }
    let own = answer.initializers(of: type)
    let parts = Set(own.flatMap(\.parameters).map(\.type)).subtracting([type])
    return own
      + parts.sorted().flatMap { ways(to: $0, in: answer, depth: depth - 1) }
  }

  /// Code for an argument. A generic parameter needs a type that it can open.
  private static func value(for parameter: Way.Parameter) -> String {
    let type = parameter.type.replacing("...", with: "")
    return type.hasPrefix("any ") ? "specValue() as \(type)" : "specValue()"
  }

  /// The calls without one of the arguments, or with nil in its place. Data that a farm stores as
  /// well, such as a name, may be left out.
  private static func lacking(_ way: Way) -> [String] {
    let values = way.parameters.map(value).map(Optional.some)
    return way.parameters.indices.filter { !isData(way.parameters[$0].type) }
      .flatMap { index -> [String] in
        var (without, empty) = (values, values)
        without[index] = nil
        empty[index] = "nil"
        return [without, empty].map { "_ = " + way.call(with: $0) }
      }
  }

  private static func isData(_ type: String) -> Bool {
    ["Bool", "Double", "Int", "String"].contains(type.replacing("?", with: ""))
  }

  /// A call with animals for which it must wait, or nil if the parameter takes none.
  ///
  /// An autoclosure can't wait, since it is called later.
  private static func late(_ index: Int, in way: Way) -> String? {
    guard way.parameters[index].type.contains("Animal") else { return nil }
    var values = way.parameters.map(value)
    values[index] = "await specLater()"
    return "_ = " + way.call(with: values)
  }
}

/// The stored properties of a value, and of the objects and structs in it: `herd`, `herd.animals`.
private func storedPaths(in value: Any, prefix: String = "", depth: Int = 3)
  -> [String]
{
  guard depth > 0 else { return [] }
  return Mirror(reflecting: value).children.flatMap { child -> [String] in
    guard let label = child.label,
      label.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return [] }
    return [prefix + label]
      + storedPaths(
        in: child.value, prefix: "\(prefix)\(label).",
        depth: depth - 1)
  }
}

extension CompiledAnswer {
  /// Variables and optionals that hold what a farm was given: its animals, or closures, or an
  /// object or a struct that holds these.
  func loosePlacesOfAFarm() -> [String] {
    let holders = holders(in: makeDryFarm([TestAnimal()]))
    let words = declaredLines.flatMap { line in
      line.matches(of: /\w+/).map { String($0.output) }
    }
    let others = loosePlaces(for: Set(words)).filter { place in
      let path = place.prefix { $0 != ":" }
      return holders.contains { path.hasSuffix(".\($0)") }
    }
    return Set(loosePlaces(for: ["Animal"]) + others).sorted()
  }

  /// The properties in which a test's animal is found, or a function.
  private func holders(in value: Any, depth: Int = 4) -> Set<String> {
    guard depth > 0 else { return [] }
    var found: Set<String> = []
    for child in Mirror(reflecting: value).children {
      let type = "\(type(of: child.value))"
      let inner = holders(in: child.value, depth: depth - 1)
      found.formUnion(inner)
      let isHolder =
        !inner.isEmpty || child.value is TestAnimal || type.contains("->")
      if isHolder, let label = child.label { found.insert(label) }
    }
    return found
  }
}
