// Given. Leave it as it is.

/// Reads what the comments of Swift files declare, in the order of the lines:
///
///     // given: clock: any Clock
///     // part: radio = Radio(clock: clock)
///     // voyage: ferry = Ferry(radio: radio)
///
/// Each argument is a name, most with a label in front. A line that begins
/// like a declaration and has not exactly this form is a fault.
func readDeclarations(
  in sources: [Source]
) -> (declarations: [Declaration], faults: [Fault]) {
  var declarations: [Declaration] = []
  var faults: [Fault] = []
  for source in sources {
    let lines = source.text.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let place = Place(file: source.file, line: index + 1)
      let line = line.drop(while: \.isWhitespace)
      guard line.starts(with: /\/\/\s*(given|part|voyage)\s*:/) else {
        continue
      }
      if let declaration = readGiven(line, place) ?? readPart(line, place) {
        declarations.append(declaration)
      } else {
        faults.append(Fault(place: place, text: "cannot read: \(line)"))
      }
    }
  }
  return (declarations, faults)
}

private func readGiven(_ line: Substring, _ place: Place) -> Declaration? {
  guard let match = line.wholeMatch(of: /\/\/ given: (\w+): (\S|\S.*\S)/) else {
    return nil
  }
  return Declaration(
    kind: .given, name: String(match.1), type: String(match.2), code: nil,
    uses: [], place: place)
}

private func readPart(_ line: Substring, _ place: Place) -> Declaration? {
  let form = /\/\/ (part|voyage): (\w+) = ([^()]+)\(([^()]*)\)/
  guard let match = line.wholeMatch(of: form) else { return nil }
  let arguments =
    match.4.isEmpty
    ? [] : match.4.split(separator: ", ", omittingEmptySubsequences: false)
  var uses: [String] = []
  for argument in arguments {
    guard let match = argument.wholeMatch(of: /(?:\w+: )?(\w+)/) else {
      return nil
    }
    let name = String(match.1)
    if !uses.contains(name) { uses.append(name) }
  }
  return Declaration(
    kind: match.1 == "part" ? .part : .voyage,
    name: String(match.2), type: String(match.3),
    code: "\(match.3)(\(match.4))", uses: uses, place: place)
}
