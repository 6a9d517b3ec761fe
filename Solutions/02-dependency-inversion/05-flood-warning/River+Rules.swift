extension River {
  /// How bad it is. From the alert level on, a rise of 30 or more since the
  /// last level that was read is as bad as the danger level.
  func stage(at level: Int, after last: Int?) -> Stage {
    if level >= danger { return .danger }
    guard level >= alert else { return .calm }
    if let last, level - 30 >= last { return .danger }
    return .alert
  }

  /// The words for a stage.
  func text(for stage: Stage, at level: Int) -> String {
    let place = "at \(level) cm"
    return switch stage {
    case .calm: "\(name): all clear \(place)."
    case .alert: "\(name): alert \(place)."
    case .danger:
      "\(name): danger \(place). Leave the banks and move to higher ground."
    }
  }
}
