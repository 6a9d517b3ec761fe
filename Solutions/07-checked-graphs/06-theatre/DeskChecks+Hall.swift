/// The venue of a check: its list can be changed, and it writes down what its
/// machines do.
final class Hall {
  let name: String
  /// `"horn: mains Mill/bell"` is a horn with two cables, one to the Mill.
  var list: [String]
  /// Belongs to the names of machines that are switched on from now on.
  var day = ""
  private var log: [String] = []

  init(_ name: String, _ list: [String]) {
    self.name = name
    self.list = list
  }

  var events: String { log.joined(separator: ", ") }
  var sortedEvents: String { log.sorted().joined(separator: ", ") }

  func forget() { log = [] }

  var venue: Venue {
    Venue(
      name: name, list: { [self] in list.map(part) },
      switchOn: { [self] part, needs in
        let names = needs.map { ($0 as? Prop)?.name ?? "a stranger" }
        log.append("\(part)(\(names.joined(separator: " "))) on")
        let prop = part + day
        return Prop(name: part) { [self] in log.append("\(prop): \($0)") }
      })
  }

  private func part(_ line: String) -> Part {
    let words = line.split { ": ".contains($0) }.map(String.init)
    return Part(
      name: words[0],
      needs: words.dropFirst().map { word in
        let names = word.split(separator: "/").map(String.init)
        return Cable(
          part: names[names.count - 1],
          venue: names.count > 1 ? names[0] : name)
      })
  }
}

private struct Prop: Machine {
  let name: String
  let note: (String) -> Void

  func run(_ order: String) { note(order) }
}

extension Show {
  /// Cues 1, 2, 3 … that call these parts, with the orders 1.1, 1.2 …
  static func calling(_ cues: [String]...) -> Show {
    Show(
      title: "Night",
      cues: cues.enumerated().map { index, parts in
        Cue(
          number: index + 1,
          calls: parts.enumerated().map { place, part in
            Call(part: part, order: "\(index + 1).\(place + 1)")
          })
      })
  }
}
