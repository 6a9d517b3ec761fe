import Foundation

extension CompiledAnswer {
  /// An initializer that another file can call, written or added by Swift. One that Swift adds and
  /// that is private, because a stored property is, is among them: the compiler doesn't tell.
  ///
  /// Specs build an object through it, so that a brief need not say what parameters are called.
  public struct Initializer: Sendable, Equatable, CustomStringConvertible {
    /// A parameter, with the type that a caller hands over: `any Office`, also for `some Office`.
    public struct Parameter: Sendable, Equatable {
      /// `stop`, or `_` for none.
      public var label: String
      public var type: String
      public var hasDefault: Bool
    }

    /// The type that it builds, with the types around it: `Board.Dependencies`.
    public var type: String
    public var parameters: [Parameter]
    /// Whether it may return `nil`.
    public var isFailable: Bool

    /// `Board.init(stop: String, dependencies: Board.Dependencies)`
    public var description: String {
      let list = parameters.map { "\($0.label): \($0.type)\($0.hasDefault ? " = …" : "")" }
      return "\(type).init\(isFailable ? "?" : "")(\(list.joined(separator: ", ")))"
    }

    /// A call that gives each parameter the value for its type; `nil` when one has no value.
    ///
    /// - Parameter values: Code by types: `["any Office": "SpecOffice()"]`.
    public func call(_ values: [String: String]) -> String? {
      let arguments = parameters.compactMap { values[$0.type] }
      return arguments.count == parameters.count ? call(with: arguments) : nil
    }

    /// A call with these arguments, one for each parameter; a `nil` leaves its parameter out.
    public func call(with arguments: [String?]) -> String {
      let list = zip(parameters, arguments).compactMap { parameter, argument in
        argument.map { parameter.label == "_" ? $0 : "\(parameter.label): \($0)" }
      }
      return "\(type)(\(list.joined(separator: ", ")))"
    }
  }

  /// The initializers of a type of the answer's, in its extensions too.
  ///
  /// - Parameter type: The type with the types around it: `Board.Dependencies`.
  public func initializers(of type: String) -> [Initializer] {
    initializers.filter { $0.type == type }
  }

  /// The lines, where an initializer with a default of several lines stands on one.
  static func withWholeInitializers(_ lines: ArraySlice<Substring>) -> [Substring] {
    var (whole, pending) = ([Substring](), "")
    for line in lines {
      let words = line.drop { $0 == " " }
      let isPart = !pending.isEmpty || words.prefixMatch(of: #/[\w@()\s]*init[?!]?[<(]/#) != nil
      guard isPart else {
        whole.append(line)
        continue
      }
      pending += (pending.isEmpty ? "" : " ") + String(words)
      let code = pending.replacing(#/"[^"]*"/#, with: "")
      if code.count(where: { $0 == "(" }) > code.count(where: { $0 == ")" }) { continue }
      whole.append(Substring(pending))
      pending = ""
    }
    return whole
  }

  /// `convenience init?<O>(office: O, stop: String = "Port") where O : Office`
  static func initializer(_ line: Substring, of owner: String) -> Initializer? {
    let pattern =
      #/
      ([\w@()\s]*\s)?init([?!]?)(<.*?>)?\((.*?)\)(?:\sasync)?(?:\sthrows.*?)?(?:\swhere\s(.*))?
      /#
    guard let match = line.wholeMatch(of: pattern)?.output,
      !(match.1 ?? "").contains("private ")
    else { return nil }
    let constraints = split(match.5 ?? "").map { $0.components(separatedBy: " : ") }
    let parameters = split(match.4).map { parameter in
      let name = parameter.prefix { $0 != ":" }
      let parts = parameter.dropFirst(name.count + 2).components(separatedBy: " = ")
      // A caller hands over what the closure returns.
      let closure = #/^.*@autoclosure .*?\(\) (?:async )?(?:throws )?-> /#
      let type = parts[0].replacing(closure, with: "")
      let constraint = constraints.first { $0.first == type }?.last
      return Initializer.Parameter(
        label: name.split(separator: " ").first.map(String.init) ?? "_",
        type: constraint.map { "any \($0)" } ?? type.replacing(#/^some /#, with: "any "),
        hasDefault: parts.count > 1)
    }
    return Initializer(type: owner, parameters: parameters, isFailable: !match.2.isEmpty)
  }

  /// The parts between the commas that stand in no brackets.
  static func split(_ list: Substring) -> [String] {
    var (parts, depth) = ([""], 0)
    for character in list {
      if "([<{".contains(character) { depth += 1 }
      if ")]>}".contains(character), parts.last?.last != "-" { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}
