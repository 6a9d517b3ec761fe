/// A screen that lists cities.
protocol SearchScreen {
  func rows() -> [String]
}

/// Where there is a market today.
struct MarketScreen: SearchScreen {
  let search: InheritedSearch

  func rows() -> [String] {
    search.cities(saying: "market")
  }
}

/// Where there is music tonight.
struct ConcertScreen: SearchScreen {
  let api: any API

  func rows() -> [String] {
    InheritedSearch(dependencies: .init(api: api))
      .cities(saying: "concert").map { "♪ \($0)" }
  }
}

/// Where you will wait for a tram.
struct StrikeScreen: SearchScreen {
  var search = InheritedSearch()

  func rows() -> [String] {
    search.cities(saying: "strike").map { "No trams in \($0)" }
  }
}

/// Where to take the sledge.
struct SnowScreen: SearchScreen {
  func rows() -> [String] {
    InheritedSearch().cities(saying: "snow").map { "Snow in \($0)" }
  }
}
