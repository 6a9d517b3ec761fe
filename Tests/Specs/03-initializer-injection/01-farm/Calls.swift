import Foundation
import SpecSupport

@testable import Farm

/// What the compiler says of code that builds a farm and uses it.
///
/// The code stands in `CompositionRoot.swift`, so it can do whatever any other file can, and what
/// only that file can.
struct Calls {
  let initializer: CompilerVerdict
  let handedOver: CompilerVerdict
  let askedLater: CompilerVerdict
  let incomplete: [CompilerVerdict]
  let swaps: [CompilerVerdict]

  /// One call of the compiler judges all pieces. None of them knows the initializer's label.
  static let verdicts = Result {
    let paths = ["animals"] + storedPaths(in: makeFarm(animals: [TestAnimal()]))
    let swaps =
      paths.map { "farm.\($0) = makeFarm(animals: []).\($0)" }
      + ["farm[0] = SpecSheep()", "farm.animals[0] = SpecSheep()"]
    let root = "CompositionRoot.swift"
    let answer = GradedAnswer(spec: #filePath)
    let text = try? String(
      contentsOf: answer.folder.appending(path: root), encoding: .utf8)
    let verdicts = try SpecClient.verdicts(
      on: [
        "_ = Farm.init",
        // An autoclosure can't wait for the list, since it is called later.
        """
        func later<Value>() async -> Value { fatalError() }
        let build = Farm.init
        _ = build(await later())
        """,
        "let build: (@escaping () -> [any Animal]) -> Farm = Farm.init",
        "_ = Farm()", "let build = Farm.init\n_ = build(nil)",
      ]
        + swaps.map {
          "var farm = makeFarm(animals: [SpecSheep()])\n\($0)"
        },
      declarations: """
        \(text ?? "")
        struct SpecSheep: Animal {
          func feed() -> String { "Baa!" }
        }
        """,
      leavingOut: [root])
    return Calls(
      initializer: verdicts[0], handedOver: verdicts[1],
      askedLater: verdicts[2],
      incomplete: Array(verdicts[3...4]), swaps: Array(verdicts[5...]))
  }

  /// Whether there is one initializer, to which a list can be handed, or what the compiler says.
  var initializers: String {
    if initializer.isRefused(with: "ambiguous") {
      return "several initializers"
    }
    let call =
      handedOver.isRefused(with: "autoclosure") ? initializer : handedOver
    return call.isAccepted ? "one initializer" : call.explanation
  }

  /// When the one initializer reads the caller's list.
  var takesItsList: String {
    askedLater.isAccepted || handedOver.isRefused(with: "autoclosure")
      ? "asks for its list later" : "takes its list at once"
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
  /// Variables and optionals that hold a farm's animals, or closures that feed them, or an object
  /// or a struct that holds these.
  func loosePlacesOfAnimals() -> [String] {
    let holders = holders(in: makeFarm(animals: [TestAnimal()]))
    let animals = loosePlaces(for: ["Animal"])
    let others = loosePlaces(for: Set(holders.flatMap(\.words))).filter {
      place in
      let path = place.prefix { $0 != ":" }
      return holders.contains { path.hasSuffix(".\($0.label)") }
    }
    return Set(animals + others).sorted()
  }

  /// The properties in which a test's animal is found, or a function, with the words of their types.
  private func holders(
    in value: Any, depth: Int = 4
  ) -> [(label: String, words: [String])] {
    guard depth > 0 else { return [] }
    return Mirror(reflecting: value).children.flatMap { child in
      let type = "\(type(of: child.value))"
      let inner = holders(in: child.value, depth: depth - 1)
      guard !inner.isEmpty || child.value is TestAnimal || type.contains("->")
      else { return inner }
      let words = type.matches(of: /\w+/).map { String($0.output) }
      return inner + [(child.label ?? "", words)]
    }
  }
}
