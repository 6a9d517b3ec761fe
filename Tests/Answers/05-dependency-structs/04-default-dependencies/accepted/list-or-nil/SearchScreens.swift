protocol SearchScreen {
  func rows() -> [String]
}

enum ListScreen: SearchScreen {
  case market(InheritedSearch)
  case concert(InheritedSearch)
  case strike(InheritedSearch)
  case snow(InheritedSearch)

  func rows() -> [String] {
    switch self {
    case .market(let search): search.cities(saying: "market")
    case .concert(let search):
      search.cities(saying: "concert").map { "♪ " + $0 }
    case .strike(let search):
      search.cities(saying: "strike").map { "No trams in " + $0 }
    case .snow(let search):
      search.cities(saying: "snow").map { "Snow in " + $0 }
    }
  }
}
