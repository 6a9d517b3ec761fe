// Wrong: edits the callers, which nobody has time to touch.
// Rejected by: keeps the outside world as it is

struct HomeScreen {
  func banner() -> String {
    InheritedObject(api: NetworkAPI.shared).banner(for: "Ghent")
  }
}

struct TravelScreen {
  let cities: [String]

  func banners() -> [String] {
    let inherited = InheritedObject(api: NetworkAPI.shared)
    return cities.map { inherited.banner(for: $0) }
  }
}
