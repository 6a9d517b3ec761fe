// Does not compile: does not conform to protocol 'ScreeningParent'
/// What lives as long as the cinema is open.
final class Cinema: ScreeningParent {
  let printer: any Printer

  init(printer: any Printer) {
    self.printer = printer
  }

  func screening(of film: String) -> Screening {
    Screening(of: film, parent: self)
  }
}
