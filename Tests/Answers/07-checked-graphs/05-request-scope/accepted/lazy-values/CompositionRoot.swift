// Sound: no container; the scope is an object that opens its parts when they are first asked for.
// Keeps: 2

/// The office of one station. The app's main calls this.
func makeOffice(_ railway: Railway) -> any Office {
  LostPropertyOffice(
    prices: Prices(of: railway), numbers: Numbers(), railway: railway)
}
