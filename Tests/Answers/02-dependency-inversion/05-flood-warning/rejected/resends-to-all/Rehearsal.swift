/// What the rules would send, without a gauge and a phone.
func makeRehearsal(plan: Plan) -> Rehearsal {
  let paper = Paper()
  let policy = WarningPolicy(plan: plan, broadcast: paper)
  return Rehearsal { river, centimetres in
    paper.lines = []
    _ = policy.take([river: centimetres])
    return paper.lines
  }
}

private final class Paper: Broadcast {
  var lines: [String] = []

  func send(_ text: String, to contacts: [Contact]) -> [Contact] {
    lines += contacts.map { "\($0.name): \(text)" }
    return []
  }
}
