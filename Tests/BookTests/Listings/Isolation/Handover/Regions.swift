/// Ink that two printers must not use at once.
final class Ink {
  var millilitres = 40
}

final class BibPrinter {
  private let ink: Ink

  init(ink: Ink) {
    self.ink = ink
  }

  func print(_ bib: Int) {
    ink.millilitres -= 1
  }
}

actor Tent {
  private var printer: BibPrinter?

  func setUp(_ printer: sending BibPrinter) {
    self.printer = printer
  }
}

func openTents(_ left: Tent, _ right: Tent) async {
  await left.setUp(BibPrinter(ink: Ink()))
  await right.setUp(BibPrinter(ink: Ink()))
}
