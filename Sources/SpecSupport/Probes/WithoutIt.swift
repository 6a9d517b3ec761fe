import Foundation

extension SpecClient {
  /// Asks the compiler about many pieces of code in one call, which takes no longer than one.
  ///
  /// - Parameters:
  ///   - pieces: Statements, each in a function of its own.
  ///   - declarations: What all of them share.
  ///   - leavingOut: Files of the answer that are not compiled.
  /// - Returns: A verdict for each, in order.
  /// - Throws: When the compiler can't be run.
  public static func verdicts(
    on pieces: [String], declarations: String = "", leavingOut: Set<String> = [],
    spec: String = #filePath
  ) throws -> [CompilerVerdict] {
    var functions = ""
    var line = declarations.split(separator: "\n", omittingEmptySubsequences: false).count
    let first = line + 1
    var ranges: [ClosedRange<Int>] = []
    for (number, piece) in pieces.enumerated() {
      let function = "\nfunc piece\(number)() async throws {\n\(piece)\n}"
      let length = function.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      ranges.append(line + 1...line + length)
      line += length
      functions += function
    }
    let verdict = try SpecClient("", declarations: declarations + functions, spec: spec)
      .typecheck(leavingOut: leavingOut)
    return zip(pieces, ranges).map { verdict.on($0, lines: $1, ofPieces: first...max(first, line)) }
  }

  /// The probe **without it**: calls that lack one of their arguments, or have `nil` there, and
  /// that the compiler accepts or refuses for another reason.
  ///
  /// The whole call must compile, or nothing is proved.
  ///
  /// ```swift
  /// let accepted = try SpecClient.acceptedWithoutAPart(of: "Farm", ["cow: Cow()", "duck: Duck()"])
  /// #expect(accepted == [])
  /// ```
  ///
  /// - Parameters:
  ///   - function: What is called: `Farm` or `Farm.init`.
  ///   - arguments: All of its arguments, with their labels.
  ///   - declarations: What all the calls share.
  ///   - leavingOut: Files of the answer that are not compiled.
  /// - Returns: A line for each such call; empty when every part is asked for.
  /// - Throws: When the compiler can't be run.
  public static func acceptedWithoutAPart(
    of function: String, _ arguments: [String], declarations: String = "",
    leavingOut: Set<String> = [], spec: String = #filePath
  ) throws -> [String] {
    func call(_ arguments: [String]) -> String {
      "_ = \(function)(\(arguments.joined(separator: ", ")))"
    }
    let lacking = arguments.indices.flatMap { index -> [String] in
      var without = arguments
      let argument = without.remove(at: index)
      var empty = arguments
      let label = argument.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let isLabelled = argument.dropFirst(label.count).hasPrefix(":")
      empty[index] = isLabelled ? "\(label): nil" : "nil"
      return [call(without), call(empty)]
    }
    let verdicts = try verdicts(
      on: [call(arguments)] + lacking, declarations: declarations, leavingOut: leavingOut,
      spec: spec)
    guard verdicts[0].isAccepted else { return [verdicts[0].explanation] }
    return verdicts.dropFirst().filter { !$0.missesAnArgument }.map { verdict in
      verdict.isAccepted ? "`\(verdict.statements)` compiles" : verdict.explanation
    }
  }
}

extension CompiledAnswer {
  /// The probe **without it**, from the inside: properties that hold a part and could lose it, since
  /// they are optional or variable.
  ///
  /// Properties at any depth are found, in classes too, as long as the answer declares the type.
  ///
  /// - Parameter words: The part's types: properties whose type names one of them are meant.
  /// - Returns: The properties, sorted: `["Radio.speaker: (any Speaker)?"]`.
  public func loosePlaces(for words: Set<String>) -> [String] {
    stored.filter { property in
      let isMeant = property.type.matches(of: /\w+/).contains { words.contains(String($0.output)) }
      let isLoose = !property.isLet || property.type.hasSuffix("?") || property.type.hasSuffix("!")
      return isMeant && isLoose && !property.isGlobal
    }
    .map { "\($0.path): \($0.type)" }.sorted()
  }

  /// The cases of an enum of the answer's, each with the types of what it holds.
  public func cases(of type: String) -> [(name: String, payload: [String])] {
    (declarations[type]?.payloads ?? []).flatMap { line in
      // `case off, dimmed(by: Int, Proof)`
      let list = line.replacing(#/^(indirect )?case /#, with: "")
      return Self.split(list[...]).map { item in
        let name = String(item.prefix { $0 != "(" && $0 != " " })
        let parts = item.hasSuffix(")") ? item.dropFirst(name.count + 1).dropLast() : ""
        return (
          name,
          Self.split(parts).map { part in
            let bare = part.replacing(#/^\w+: /#, with: "")
            return resolve(bare, in: type) ?? bare
          }
        )
      }
    }
  }

  /// The probe **without it**, from outside: what another file may use to get a value of the type,
  /// and that can't fail.
  ///
  /// Where the set-up of a value can fail, such a declaration skips it. Initializers, static members
  /// and what stands outside of all types are meant. A function that takes such a value and returns
  /// one changes it, so it doesn't count. An initializer that Swift adds is seen once it's called.
  ///
  /// - Parameter type: A struct, class, actor or enum of the answer's: `OpenStore`.
  /// - Returns: The declarations, sorted: `["OpenStore.guest", "OpenStore.init(token:)"]`.
  public func waysThatCannotFail(to type: String) -> [String] {
    let kept = stored.filter {
      $0.isGlobal && !$0.isPrivate && resolve($0.type, in: $0.owner) == type
    }
    let made = functions.filter { function in
      let parts = function.type.components(separatedBy: " -> ")
      let arguments = parts.dropLast().joined(separator: " -> ")
      let isOfAnInstance =
        arguments.contains("@convention(method)") && !arguments.hasSuffix(".Type)")
      let takesOne = arguments.matches(of: /[\w.]+/).contains { $0.output == type }
      return [type, "@owned " + type, "@out " + type].contains(parts.last) && !isOfAnInstance
        && !takesOne
    }
    let names = made.map {
      $0.name.replacing(/^static |\.(getter|unsafeMutableAddressor)$/, with: "")
        .replacing("__allocating_init", with: "init")
    }
    return Set(kept.map(\.path) + names).sorted()
  }
}
