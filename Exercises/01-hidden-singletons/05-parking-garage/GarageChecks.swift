/// What any garage must do, check by check.
///
/// Each check judges the garages that it's given, whoever wrote them.
func garageChecks() -> [Check] {
  [
    // By day only, and only as the first test of all.
    Check("an empty garage has 40 places", expected: ["FREE 40"]) { _ in
      [makeStationGarage().sign()]
    }
  ]
}
