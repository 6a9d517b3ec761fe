/// What stands between two braces, statement by statement.
struct CodeBlock {
  enum Kind {
    /// Members of a type.
    case type
    /// `get`, `set`, `didSet` of a property, each with a block of its own.
    case accessors
    /// The body of a function, an initializer, or a property.
    case function
    case closure
    /// A branch or a loop.
    case control
  }

  let kind: Kind
  /// The tokens of the braces and of all between them.
  let range: Range<Int>
  /// The function that the block is in, or is.
  let signature: Signature
  /// The tokens of each statement, in order.
  var statements: [Range<Int>] = []

  /// Whether the statement is what the function returns, or does that.
  func isResult(_ statement: Range<Int>) -> Bool {
    kind == .function && signature.result != nil && statement == statements.last
  }

  var isCode: Bool { [.function, .closure, .control].contains(kind) }

  /// What a function takes and gives, as far as its code says.
  struct Signature {
    var parameters: [Parameter] = []
    /// The type of what it returns; `nil` when it returns nothing, or does not say.
    var result: String?
  }

  struct Parameter {
    /// What callers write in front of the argument; `_` for nothing.
    let label: String
    /// The name that the body knows it by.
    let name: String
    /// `nil` where a closure does not say.
    let type: String?
    let hasDefault: Bool
  }
}
