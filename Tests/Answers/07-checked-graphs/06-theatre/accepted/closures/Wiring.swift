/// A function that says all that's wrong with a list.
func judge(
  of show: Show, playedAt house: String
) -> ([Part]) -> [Finding] {
  let wanted = show.cues.flatMap { cue in
    cue.calls.map { (asker: Asker.cue(cue.number), part: $0.part) }
  }
  return { list in
    let names = Set(list.map(\.name))
    let cables = list.flatMap { part in
      part.needs.map { (asker: part.name, cable: $0) }
    }
    let atHome = cables.filter { $0.cable.venue == house }
    let missing = (wanted + atHome.map { (.part($0.asker), $0.cable.part) })
      .filter { !names.contains($0.part) }
      .map { Finding.missing($0.part, neededBy: $0.asker) }
    let strangers = cables.filter { $0.cable.venue != house }
      .map { Finding.wrongVenue($0.cable, neededBy: $0.asker) }
    let needs = Dictionary(grouping: atHome, by: \.asker)
      .mapValues { $0.map(\.cable.part) }
    return Array(
      Set(missing + strangers + cycles(in: needs).map(Finding.cycle)))
  }
}
