// Wrong: one list for all services, so none says what it asks.
// Rejected by: a list has the parts that its service asks, and no others

/// Everything that anybody in the app may ask.
struct AppDependencies {
  var office: (any Office)!
  var sensors: (any Sensors)!
  var timetable: (any Timetable)!
  var delays: (any Delays)!
}
