/// Where the services find each other.
enum Registry {
  nonisolated(unsafe) static var timetable: (any Timetable)!
  nonisolated(unsafe) static var delays: (any Delays)!
}
