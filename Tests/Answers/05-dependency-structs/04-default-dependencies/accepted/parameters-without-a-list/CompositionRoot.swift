/// Builds an `InheritedObject` that uses what it is given, and nothing else.
///
/// New code builds it here; so do the specs.
func makeInheritedObject(
  api: any API, statistics: any Statistics
) -> InheritedObject {
  InheritedObject(asking: api, countingIn: statistics)
}

/// The four screens, which use what they are given, and nothing else.
///
/// At a trade fair, a demo calls it with a server and statistics of its own.
func makeScreens(
  api: any API, statistics: any Statistics
) -> [any SearchScreen] {
  let search = InheritedSearch(statistics, api)
  return [
    MarketScreen(search: search),
    ConcertScreen(search: search),
    StrikeScreen(search: search),
    SnowScreen(search: search),
  ]
}

/// The screens of the real app. The app's main calls it.
func makeAppScreens() -> [any SearchScreen] {
  makeScreens(api: NetworkAPI.shared, statistics: AppStatistics.shared)
}
