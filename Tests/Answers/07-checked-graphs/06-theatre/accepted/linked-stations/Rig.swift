/// Links the parts of a sound list.
///
/// Those that need nothing come first, then those that need only them, …
func stations(of list: [Part], switchOn: @escaping SwitchOn) -> [Station] {
  var stations: [Station] = []
  var waiting = list
  while !waiting.isEmpty {
    let before = waiting.count
    waiting.removeAll { part in
      let needs = part.needs.compactMap { cable in
        stations.first { $0.name == cable.part }
      }
      guard needs.count == part.needs.count else { return false }
      stations.append(
        Station(name: part.name, needs: needs, switchOn: switchOn))
      return true
    }
    if waiting.count == before { break }
  }
  return stations
}
