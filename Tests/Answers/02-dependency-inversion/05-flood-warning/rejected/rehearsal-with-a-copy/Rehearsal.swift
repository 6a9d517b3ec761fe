/// What the rules would send, without a gauge and a phone.
func makeRehearsal(plan: Plan) -> Rehearsal {
  var policy = RehearsedPolicy(plan: plan)
  return Rehearsal { name, centimetres in
    guard let river = plan.rivers.first(where: { $0.name == name }) else {
      return []
    }
    let messages = policy.messages(at: centimetres, of: river)
    messages.forEach { policy.arrived($0) }
    return messages.map { "\($0.contact.name): \($0.text)" }
  }
}
