/// What the rules would send, without a gauge and a phone.
func makeRehearsal(plan: Plan) -> Rehearsal {
  var typedIn: (river: String, level: Int)?
  var lines: [String] = []
  let policy = WarningPolicy(
    plan: plan,
    level: { $0.name == typedIn?.river ? typedIn?.level : nil },
    tell: { contact, text in
      lines.append("\(contact.name): \(text)")
      return true
    })
  return Rehearsal { river, centimetres in
    typedIn = (river, centimetres)
    lines = []
    _ = policy.round()
    return lines
  }
}
