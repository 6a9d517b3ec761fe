// Sound: an allocator makes each screen a new search when rows are wanted.
// Keeps: 2

/// A screen that lists cities.
protocol SearchScreen {
  func rows() -> [String]
}

/// Where there is a market today.
struct MarketScreen: SearchScreen {
  let makeSearch: () -> InheritedSearch

  func rows() -> [String] {
    makeSearch().cities(saying: "market")
  }
}

/// Where there is music tonight.
struct ConcertScreen: SearchScreen {
  let makeSearch: () -> InheritedSearch

  func rows() -> [String] {
    makeSearch().cities(saying: "concert").map { "♪ \($0)" }
  }
}

/// Where you will wait for a tram.
struct StrikeScreen: SearchScreen {
  let makeSearch: () -> InheritedSearch

  func rows() -> [String] {
    makeSearch().cities(saying: "strike").map { "No trams in \($0)" }
  }
}

/// Where to take the sledge.
struct SnowScreen: SearchScreen {
  let makeSearch: () -> InheritedSearch

  func rows() -> [String] {
    makeSearch().cities(saying: "snow").map { "Snow in \($0)" }
  }
}
