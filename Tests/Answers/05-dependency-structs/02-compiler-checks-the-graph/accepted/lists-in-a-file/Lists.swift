// Sound: the lists are types of their own, in one file.

/// Whom a timetable asks.
struct TimetableParts {
  var office: Office
}

/// Whom delays ask.
struct DelayParts {
  var sensors: Sensors
  var timetable: Timetable
}

/// Whom a board asks.
struct BoardParts {
  var timetable: Timetable
  var delays: Delays
}

extension CityTimetable {
  typealias Dependencies = TimetableParts
}

extension MeasuredDelays {
  typealias Dependencies = DelayParts
}

extension DepartureBoard {
  typealias Dependencies = BoardParts
}
