// The outside world. Leave it as it is.

/// A running watch, as the duty officer sees it.
struct Watch {
  /// Reads each river once, and warns. Returns what went wrong, river by river
  /// in the order of the plan: `Karn: no level`, `Karn: Warden not reached`.
  let round: () -> [String]
}

/// The rules without the world, as a hydrologist tries them out.
struct Rehearsal {
  /// Takes a river's next level in centimetres, and returns who would hear
  /// what: `Warden: Karn: alert at 312 cm.`
  let level: (_ river: String, _ centimetres: Int) -> [String]
}
