// Sound: each screen keeps the whole list and builds its own search.

/// A screen that lists cities.
protocol SearchScreen {
  func rows() -> [String]
}

/// Where there is a market today.
struct MarketScreen: SearchScreen {
  let dependencies: InheritedSearch.Dependencies

  func rows() -> [String] {
    InheritedSearch(dependencies: dependencies)
      .cities(saying: "market")
  }
}

/// Where there is music tonight.
struct ConcertScreen: SearchScreen {
  let dependencies: InheritedSearch.Dependencies

  func rows() -> [String] {
    InheritedSearch(dependencies: dependencies)
      .cities(saying: "concert").map { "♪ \($0)" }
  }
}

/// Where you will wait for a tram.
struct StrikeScreen: SearchScreen {
  let dependencies: InheritedSearch.Dependencies

  func rows() -> [String] {
    InheritedSearch(dependencies: dependencies)
      .cities(saying: "strike").map { "No trams in \($0)" }
  }
}

/// Where to take the sledge.
struct SnowScreen: SearchScreen {
  let dependencies: InheritedSearch.Dependencies

  func rows() -> [String] {
    InheritedSearch(dependencies: dependencies)
      .cities(saying: "snow").map { "Snow in \($0)" }
  }
}
