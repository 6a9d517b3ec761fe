// Sound: a list of two may be left out, and the screens are an enum.

func makeInheritedObject(
  api: any API, statistics: any Statistics
) -> InheritedObject {
  InheritedObject(services: Services(api: api, statistics: statistics))
}

func makeScreens(
  api: any API, statistics: any Statistics
) -> [any SearchScreen] {
  let search = InheritedSearch(
    services: Services(api: api, statistics: statistics))
  return [
    ListScreen.market(search), ListScreen.concert(search),
    ListScreen.strike(search), ListScreen.snow(search),
  ]
}

func makeAppScreens() -> [any SearchScreen] {
  makeScreens(api: NetworkAPI.shared, statistics: AppStatistics.shared)
}
