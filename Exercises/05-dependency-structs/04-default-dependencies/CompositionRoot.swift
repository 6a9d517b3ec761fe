// TODO: The comments of the first two functions promise something that isn't
// true yet.

/// Builds an `InheritedObject` that uses what it is given, and nothing else.
///
/// New code builds it here; so do the specs.
func makeInheritedObject(
  api: any API, statistics: any Statistics
) -> InheritedObject {
  InheritedObject()
}

/// The four screens, which use what they are given, and nothing else.
///
/// At a trade fair, a demo calls it with a server and statistics of its own.
func makeScreens(
  api: any API, statistics: any Statistics
) -> [any SearchScreen] {
  let parts = InheritedSearch.Dependencies(api: api, statistics: statistics)
  return [
    MarketScreen(search: InheritedSearch(dependencies: parts)),
    ConcertScreen(api: api),
    StrikeScreen(),
    SnowScreen(),
  ]
}

/// The screens of the real app. The app's main calls it.
func makeAppScreens() -> [any SearchScreen] {
  makeScreens(api: NetworkAPI.shared, statistics: AppStatistics.shared)
}
