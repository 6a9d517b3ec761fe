// The outside world. Leave it as it is.

/// A morning of the app, as its main runs it. Nobody falls ill.
func runMorning() {
  let harbour = HarbourComponent(
    radio: MarineRadio(), doctor: HarbourDoctor())

  let heron = harbour.makeVoyage(ship: "Heron")
  heron.pilot.moor()
  let cabin = heron.makeCabin(number: 7)
  cabin.steward.bring("tea", for: 4)

  harbour.makeVoyage(ship: "Gull").pilot.moor()
}
