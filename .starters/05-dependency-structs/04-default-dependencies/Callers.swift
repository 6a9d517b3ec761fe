// The outside world. Leave it as it is.

/// Two of the many places in the app that build an `InheritedObject`.
/// Nobody has time to touch them this week.
struct HomeScreen {
  func banner() -> String {
    InheritedObject().banner(for: "Ghent")
  }
}

struct TravelScreen {
  let cities: [String]

  func banners() -> [String] {
    let inherited = InheritedObject()
    return cities.map { inherited.banner(for: $0) }
  }
}
