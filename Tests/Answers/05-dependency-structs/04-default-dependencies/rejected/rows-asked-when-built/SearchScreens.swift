// Wrong: each screen searches while it is built, and shows these rows forever.
// Rejected by: keeps each screen searching when it is asked for its rows

/// A screen that lists cities.
protocol SearchScreen {
  func rows() -> [String]
}

/// Where there is a market today.
struct MarketScreen: SearchScreen {
  private let found: [String]

  init(search: InheritedSearch) {
    found = search.cities(saying: "market")
  }

  func rows() -> [String] { found }
}

/// Where there is music tonight.
struct ConcertScreen: SearchScreen {
  private let found: [String]

  init(search: InheritedSearch) {
    found = search.cities(saying: "concert").map { "♪ \($0)" }
  }

  func rows() -> [String] { found }
}

/// Where you will wait for a tram.
struct StrikeScreen: SearchScreen {
  private let found: [String]

  init(search: InheritedSearch) {
    found = search.cities(saying: "strike").map { "No trams in \($0)" }
  }

  func rows() -> [String] { found }
}

/// Where to take the sledge.
struct SnowScreen: SearchScreen {
  private let found: [String]

  init(search: InheritedSearch) {
    found = search.cities(saying: "snow").map { "Snow in \($0)" }
  }

  func rows() -> [String] { found }
}
