/// The names of the properties of a value that are optional, and of those that its properties have.
///
/// A client of a compile spec calls it on a learner's object, to find a part that may be missing.
///
/// ```swift
/// optionals(in: radio)  // ["speaker"]
/// ```
///
/// - Parameters:
///   - words: Only optionals with one of these words in their type's name are meant; all when empty.
///   - depth: How many levels of properties are looked at.
public func optionals(
  in value: Any, ofTypesNaming words: [String] = [], depth: Int = 4
) -> [String] {
  guard depth > 0 else { return [] }
  return Mirror(reflecting: value).children.flatMap { child -> [String] in
    let type = "\(type(of: child.value))"
    guard type.hasPrefix("Optional<") else {
      return optionals(in: child.value, ofTypesNaming: words, depth: depth - 1)
    }
    return words.isEmpty || words.contains(where: type.contains) ? [child.label ?? "?"] : []
  }
}
