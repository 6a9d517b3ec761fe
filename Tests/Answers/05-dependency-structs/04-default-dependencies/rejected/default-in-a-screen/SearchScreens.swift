// Wrong: mends the error where it stands; who forgets is not told again.
// Rejected by: the search and its screens compile without singletons
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
  let search: InheritedSearch

  func rows() -> [String] {
    search.cities(saying: "concert").map { "♪ \($0)" }
  }
}

/// Where you will wait for a tram.
struct StrikeScreen: SearchScreen {
  var search = InheritedSearch(
    dependencies: .init(
      api: NetworkAPI.shared, statistics: AppStatistics.shared))

  func rows() -> [String] {
    search.cities(saying: "strike").map { "No trams in \($0)" }
  }
}

/// Where to take the sledge.
struct SnowScreen: SearchScreen {
  let search: InheritedSearch

  func rows() -> [String] {
    search.cities(saying: "snow").map { "Snow in \($0)" }
  }
}
