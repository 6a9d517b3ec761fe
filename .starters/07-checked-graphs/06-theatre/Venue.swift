// The outside world. Leave it as it is.

/// A piece of equipment, as a line of a venue's list has it.
struct Part: Equatable, Sendable {
  let name: String
  /// What must be running before this part is switched on.
  var needs: [Cable] = []
}

/// Says which part is needed, and in which venue it stands. A part has no two
/// equal cables.
struct Cable: Hashable, Sendable {
  let part: String
  let venue: String
}

/// A machine that is running.
protocol Machine {
  func run(_ order: String)
}

/// Switches on the part of this name, and hands it the machines that it needs,
/// as this function returned them, in the order of its cables. From now on it
/// draws power, and people must keep away from it.
typealias SwitchOn = (_ part: String, _ needs: [any Machine]) -> any Machine

/// A house in which the company plays.
struct Venue {
  let name: String
  /// The equipment at this moment. The technicians correct the list all day.
  /// Each name is on it once.
  let list: () -> [Part]
  let switchOn: SwitchOn
}
