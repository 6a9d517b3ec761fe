// Does not compile: 'weak' cannot be applied to a property declaration in a protocol
protocol Page: class {
  var diary: Diary! { get set }
}

protocol Diary: class {
  weak var bookmark: Page? { get set }
}
