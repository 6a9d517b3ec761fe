// Does not compile: sending 'first' risks causing data races
func openWithOneInk(_ left: Tent, _ right: Tent) async {
  let ink = Ink()
  let first = BibPrinter(ink: ink)
  let second = BibPrinter(ink: ink)
  await left.setUp(first)
  await right.setUp(second)
}
