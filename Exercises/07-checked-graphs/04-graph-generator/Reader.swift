// The outside world. Leave it as it is.

/// Reads what the comments of Swift files declare, in the order of the lines:
///
///     // given: clock: any Clock
///     // part: radio = Radio(clock: clock)
///
/// Each argument is a part's name, most with a label in front. A line that
/// begins like a declaration and cannot be read is a fault.
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
      let line = line.drop { $0 == " " }
      guard line.starts(with: /\/\/ (given|part):/) else { continue }
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
  guard let match = line.wholeMatch(of: /\/\/ given: (\w+): (\S.*)/) else {
    return nil
  }
  return Declaration(
    name: String(match.1), type: String(match.2), code: nil, uses: [],
    place: place)
}

private func readPart(_ line: Substring, _ place: Place) -> Declaration? {
  let form = /\/\/ part: (\w+) = ([^()]+)\(((?:(?:\w+: )?\w+(?:, )?)*)\)/
  guard let match = line.wholeMatch(of: form) else { return nil }
  var uses: [String] = []
  for argument in match.3.split(separator: ", ") {
    let name = String(argument.split(separator: " ").last ?? argument)
    if !uses.contains(name) { uses.append(name) }
  }
  return Declaration(
    name: String(match.1), type: String(match.2),
    code: "\(match.2)(\(match.3))", uses: uses, place: place)
}
