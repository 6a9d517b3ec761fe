/// What the rules would send, without a gauge and a phone.
func makeRehearsal(plan: Plan) -> Rehearsal {
  var rivers = plan.rivers.map {
    RiverWatch<Desk>(river: $0, contacts: plan.contacts)
  }
  return Rehearsal { name, centimetres in
    guard let index = rivers.firstIndex(where: { $0.river.name == name })
    else { return [] }
    let desk = Desk(level: centimetres)
    _ = rivers[index].look(desk)
    return desk.lines
  }
}

/// A hydrologist's desk.
private final class Desk: Surroundings {
  let level: Int
  private(set) var lines: [String] = []

  init(level: Int) { self.level = level }

  func centimetres(at river: River) -> Int? { level }

  func reach(_ contact: Contact, with text: String) -> Bool {
    lines.append("\(contact.name): \(text)")
    return true
  }
}
