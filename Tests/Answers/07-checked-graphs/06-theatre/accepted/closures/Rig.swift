/// A function that returns the running machine of a part.
func starter(
  of list: [Part], with switchOn: @escaping SwitchOn
) -> (String) -> (any Machine)? {
  var running: [String: any Machine] = [:]
  func start(_ name: String) -> (any Machine)? {
    if let machine = running[name] { return machine }
    guard let part = list.first(where: { $0.name == name }) else { return nil }
    let machine = switchOn(name, part.needs.compactMap { start($0.part) })
    running[name] = machine
    return machine
  }
  return start
}
