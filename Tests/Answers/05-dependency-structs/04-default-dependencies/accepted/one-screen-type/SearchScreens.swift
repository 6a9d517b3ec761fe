// Sound: one type for all screens, each with a word and a way to write a row.

/// A screen that lists cities.
protocol SearchScreen {
  func rows() -> [String]
}

/// Lists the cities whose notice says a word, each in a row of its own kind.
struct WordScreen: SearchScreen {
  let search: InheritedSearch
  let word: String
  let row: (_ city: String) -> String

  func rows() -> [String] {
    search.cities(saying: word).map(row)
  }
}

extension SearchScreen where Self == WordScreen {
  /// Where there is a market today.
  static func market(_ search: InheritedSearch) -> Self {
    .init(search: search, word: "market", row: { $0 })
  }

  /// Where there is music tonight.
  static func concert(_ search: InheritedSearch) -> Self {
    .init(search: search, word: "concert", row: { "♪ \($0)" })
  }

  /// Where you will wait for a tram.
  static func strike(_ search: InheritedSearch) -> Self {
    .init(search: search, word: "strike", row: { "No trams in \($0)" })
  }

  /// Where to take the sledge.
  static func snow(_ search: InheritedSearch) -> Self {
    .init(search: search, word: "snow", row: { "Snow in \($0)" })
  }
}
