extension DayPlan {
  /// The rows of the whole day: what was added, time to finish, and at the end a look back at the
  /// stage that is open and, on the last day, the goodbye. `nil` when that does not fit.
  func closed(lookingBackAt stage: Stage?) -> [AgendaRow]? {
    let lookBack = stage.map { [(AgendaRow.Kind.lookBack($0), 10)] } ?? []
    guard isLast else { return closed(with: lookBack) }
    return closed(with: lookBack + [(.goodbye, 10)]) ?? closed(with: lookBack + [(.goodbye, 5)])
  }

  /// A look back, and on the last day a short goodbye, in minutes.
  var leastClosing: Int { isLast ? 15 : 10 }

  private func closed(with items: [(kind: AgendaRow.Kind, minutes: Int)]) -> [AgendaRow]? {
    let pauses = pausesToTheEnd
    var last: [AgendaRow] = []
    var end = workshop.end
    for item in items.reversed() {
      // Backwards from the end, before a break where one is in the way.
      for pause in pauses.reversed() where pause.start < end && pause.end > end - item.minutes {
        end = pause.start
      }
      last.append(AgendaRow(start: end - item.minutes, end: end, kind: item.kind))
      end = end - item.minutes
    }
    guard end >= now else { return nil }
    return filled((rows + last + pauses.map(\.row)).sorted { $0.start < $1.start })
  }

  /// The breaks that are left. Where nothing more is added, a break that may begin now does.
  private var pausesToTheEnd: [Pause] {
    guard var next = ahead.first, next.start > now, next.window.contains(now) else { return ahead }
    next.start = now
    return [next] + pauses(after: next)
  }

  /// The rows, with time to finish wherever there is a gap.
  private func filled(_ rows: [AgendaRow]) -> [AgendaRow] {
    var filled: [AgendaRow] = []
    var time = workshop.start
    for row in rows {
      if row.start > time { filled.append(AgendaRow(start: time, end: row.start, kind: .finish)) }
      filled.append(row)
      time = row.end
    }
    if time < workshop.end {
      filled.append(AgendaRow(start: time, end: workshop.end, kind: .finish))
    }
    return filled
  }
}
