// Sound: one generic type, of which each country is a type of its own.

protocol Country {
  associatedtype Parts
  static func line(_ parts: Parts) -> String
}

struct ForeignAddress<Land: Country>: Address {
  let parts: Land.Parts

  var displayAddress: String { Land.line(parts) }
}
