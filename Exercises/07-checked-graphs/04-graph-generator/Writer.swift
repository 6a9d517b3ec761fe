/// The declarations in the order in which they can be built.
func inOrder(_ declarations: [Declaration]) -> [Declaration] {
  // TODO 5: What is given comes first, by name. Each part stands behind all
  // that it uses. The same declarations, from whatever lines and files, always
  // give the same order. `generate` has refused all faults before; a circle
  // that slips through may keep you here for ever.
  declarations
}

/// The text of the file:
///
///     // Generated. Do not edit.
///
///     struct Quay {
///       let clock: any Clock
///       let oil: Oil
///       let lamp: Lamp
///       let buoy: Buoy
///
///       init(
///         clock: any Clock,
///         oil: Oil
///       ) {
///         self.clock = clock
///         self.oil = oil
///         lamp = Lamp(clock: clock, oil: oil)
///         buoy = Buoy(lamp: lamp)
///       }
///     }
///
/// With one parameter, or none, `init(clock: any Clock) {` is one line.
///
/// - Parameter declarations: In the order in which they can be built.
func swiftFile(_ type: String, _ declarations: [Declaration]) -> String {
  let properties = declarations.map { "  let \($0.name): \($0.type)" }
  // TODO 6: Without an initializer, whoever wants a `Quay` must build every
  // part. Ask only for what is given, and build the rest. Two parameters or
  // more stand one on a line, so that no line grows with the graph.
  let lines =
    ["// Generated. Do not edit.", "", "struct \(type) {"]
    + properties + ["}", ""]
  return lines.joined(separator: "\n")
}
