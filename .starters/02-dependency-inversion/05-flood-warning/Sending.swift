/// One attempt to reach a phone.
struct Sending {
  let message: PingPostMessage
  let world: World

  func succeeds() -> Bool {
    switch World.live.route().first {
    case .pingPost:
      let code = world.pingPost.send(message)
      return code == 0 || code == 1
    case .skyText:
      let job = SkyTextJob(numbers: [message.to], text: message.body)
      return (try? world.skyText.post(job)) != nil
    case nil:
      return false
    }
  }
}

extension PingPostMessage {
  /// The words for a stage, as long as PingPost takes them.
  init(
    _ stage: Stage, at river: River, _ telegram: Telegram, to phone: String
  ) {
    let place = "at \(telegram.level) cm"
    let words =
      switch stage {
      case .calm: "all clear \(place)."
      case .alert: "alert \(place)."
      case .danger:
        "danger \(place). Leave the banks and move to higher ground."
      }
    self.init(to: phone, body: String("\(river.name): \(words)".prefix(70)))
  }
}
