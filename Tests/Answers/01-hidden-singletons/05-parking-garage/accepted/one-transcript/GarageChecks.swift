// Sound: one check goes through a day with two garages and expects its text.
// Keeps: 2

/// What any garage must do: a day with two garages, line by line.
func garageChecks() -> [Check] {
  [Check("a day with two garages", expected: transcript, found: playDay)]
}

private func playDay(_ makeGarage: Check.MakeGarage) -> [String] {
  let days = (hill: Day(), quay: Day())
  let hill = makeGarage(.hill, days.hill.world)
  let quay = makeGarage(.quay, days.quay.world)
  var lines: [String] = []

  func write(_ what: String, _ answer: String) {
    let raised = (days.hill.raised.count, days.quay.raised.count)
    lines.append(
      "\(days.hill.time.text) \(what): \(answer), "
        + "\(hill.sign()) \(quay.sign()) \(raised.0) \(raised.1)")
  }
  func at(_ hour: Int, _ minute: Int, day: Int = 0) {
    days.hill.time = Moment(hour, minute, day: day)
    days.quay.time = days.hill.time
  }

  at(6, 59)
  write("hill", text(hill.enter(), or: "refused"))
  at(7, 0)
  for _ in 1...3 { write("hill", text(hill.enter(), or: "refused")) }
  write("quay out", text(quay.leave(2)))
  write("quay", text(quay.enter(), or: "refused"))
  at(8, 0)
  write("hill out", text(hill.leave(1)))
  write("hill out", text(hill.leave(1)))
  at(9, 1)
  write("quay out", text(quay.leave(1)))
  at(20, 0)
  write("hill", text(hill.enter(), or: "refused"))
  at(6, 30, day: 1)
  write("hill out", text(hill.leave(2)))
  at(19, 59, day: 1)
  write("hill", text(hill.enter(), or: "refused"))
  return lines
}
