/// What the rules would send, without a gauge and a phone.
func makeRehearsal(plan: Plan) -> Rehearsal {
  let notes = Notes()
  let policy = WarningPolicy(plan: plan, messenger: notes)
  return Rehearsal { river, centimetres in
    notes.lines = []
    _ = policy.round(reading: OneLevel(river: river, level: centimetres))
    return notes.lines
  }
}

/// One river's level; no other river is read.
private struct OneLevel: LevelSource {
  let river: String
  let level: Int

  func level(of river: River) -> Int? {
    river.name == self.river ? level : nil
  }
}

/// Reaches every contact, on paper.
private final class Notes: Messenger {
  var lines: [String] = []

  func tell(_ contact: Contact, _ message: PingPostMessage) -> Bool {
    lines.append("\(contact.name): \(message.body)")
    return true
  }
}
