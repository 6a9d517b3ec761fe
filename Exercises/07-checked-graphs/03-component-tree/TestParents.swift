// The outside world. Leave it as it is.

/// Stands in for a voyage when a test makes a cabin alone. It has more than a
/// cabin needs.
struct TestVoyage {
  let radio: any Radio
  let doctor: any Doctor
  let berths: Berths
  let logbook: Logbook
}

/// Stands in for a harbour when a test makes a voyage alone. It has more than a
/// voyage needs.
struct TestHarbour {
  let radio: any Radio
  let doctor: any Doctor
  let berths: Berths
  let logbook: Logbook
}
