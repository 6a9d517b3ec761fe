/// What the rules would send, without a gauge and a phone.
func makeRehearsal(plan: Plan) -> Rehearsal {
  let policy = RehearsedPolicy(plan: plan)
  return Rehearsal { river, centimetres in
    policy.levels = [river: centimetres]
    policy.lines = []
    _ = policy.round()
    return policy.lines
  }
}

private final class RehearsedPolicy: WarningPolicy {
  var levels: [String: Int] = [:]
  var lines: [String] = []

  override func level(of river: River) -> Int? { levels[river.name] }

  override func tell(_ contact: Contact, _ text: String) -> Bool {
    lines.append("\(contact.name): \(text)")
    return true
  }
}
