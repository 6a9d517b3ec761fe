import SpecSupport

/// What a recipe list is built from, as the compiler tells it.
struct MadeFrom {
  private let answer: CompiledAnswer
  /// The initializers of the recipe list.
  let screens: [CompiledAnswer.Initializer]
  /// Those of the types that they ask for, type by type.
  let lists: [[CompiledAnswer.Initializer]]

  init(spec: String) throws {
    answer = try CompiledAnswer(spec: spec)
    screens = answer.initializers(of: "RecipeListScreen")
    let names = Set(screens.flatMap(\.parameters).map { Self.bare($0.type) })
    lists = names.sorted().map(answer.initializers(of:))
  }

  /// How many allocators an initializer asks for. What may make any screen, such as a factory or a
  /// closure that is told which screen is meant, counts as all of them.
  func allocators(of initializer: CompiledAnswer.Initializer) -> Int {
    let all = initializer.parameters.map { allocators(in: Self.bare($0.type)) }
    return min(2, all.reduce(0, +))
  }

  private func allocators(in type: String) -> Int {
    guard Self.isPart(type), type != "Navigator" else { return 0 }
    if let tuple = type.wholeMatch(of: #/\((\w+: .*->.*, \w+: .*->.*)\)/#) {
      return tuple.output.1.matches(of: #/\w+: (\(.*?\) -> [^,]+)/#)
        .map { allocators(in: String($0.output.1)) }.reduce(0, +)
    }
    if type.contains("->") {
      let arguments = type.components(separatedBy: "->").first ?? ""
      return Self.names(in: arguments).allSatisfy(Self.data.contains) ? 1 : 2
    }
    // One that is generic makes a screen for what stands in its brackets.
    if let of = type.wholeMatch(of: #/\w+<(\w+)>/#)?.output.1 {
      return Self.data.contains(String(of)) ? 1 : 2
    }
    let largest = answer.initializers(of: type).map { list in
      list.parameters.map { allocators(in: Self.bare($0.type)) }.reduce(0, +)
    }.max()
    return min(2, largest ?? 2)
  }

  private static let data: Set<String> = [
    "Array", "Bool", "Double", "Int", "Optional", "String",
  ]

  /// Whether the type is more than data.
  static func isPart(_ type: String) -> Bool {
    type.contains("->") || !names(in: type).allSatisfy(data.contains)
  }

  private static func names(in type: String) -> [String] {
    type.matches(of: #/[A-Z]\w*/#).map { String($0.output) }
  }

  /// `@escaping (String) -> any Screen` → `(String) -> any Screen`; `(any Maker)?` → `Maker`.
  private static func bare(_ type: String) -> String {
    let type = type.replacing(#/@\w+ /#, with: "")
    guard !type.contains("->") else { return type }
    return type.replacing(#/^any |^some |[()?!]|any /#, with: "")
  }
}
