/// What the rules would send, without a gauge and a phone.
func makeRehearsal(plan: Plan) -> Rehearsal {
  let gauges = plan.rivers.map { ($0.name, PretendGauge()) }
  let byRiver = Dictionary(gauges, uniquingKeysWith: { first, _ in first })
  let post = PretendPost()
  let policy = WarningPolicy(
    plan: plan,
    world: World(
      hydroLine: byRiver, fathom: [:], pingPost: post,
      skyText: SkyTextService(), route: { [.pingPost] }))

  return Rehearsal { river, centimetres in
    byRiver[river]?.text = "HL1;TEST;\(centimetres);OK"
    post.sent = []
    _ = policy.round()
    byRiver[river]?.text = "HL1;TEST;;FAULT"
    return post.sent.map { message in
      let contact = plan.contacts.first { $0.phone == message.to }
      return "\(contact?.name ?? message.to): \(message.body)"
    }
  }
}

/// A gauge that says what a hydrologist types in.
private final class PretendGauge: HydroLineGauge {
  var text = "HL1;TEST;;FAULT"

  func telegram() -> String { text }
}

/// Keeps the messages that PingPost would send.
private final class PretendPost: PingPost {
  var sent: [PingPostMessage] = []

  func send(_ message: PingPostMessage) -> Int {
    sent.append(message)
    return 0
  }
}
