// Sound: lists outside of their services, with other names and another order.

/// What a timetable asks.
struct Planning {
  let planner: any Office
}

/// What delays ask.
struct Measuring {
  let plan: any Timetable
  let track: any Sensors

  init(_ plan: some Timetable, seenBy track: some Sensors) {
    self.plan = plan
    self.track = track
  }
}

/// What a board asks.
struct Showing {
  let late: any Delays
  let plan: any Timetable
}
