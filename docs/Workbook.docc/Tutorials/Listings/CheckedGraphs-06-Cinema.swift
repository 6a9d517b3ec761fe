/// What lives as long as the cinema is open.
final class Cinema: ScreeningParent {
  let printer: any Printer
  let lights: any Lights

  init(printer: any Printer, lights: any Lights) {
    self.printer = printer
    self.lights = lights
  }

  func screening(of film: String) -> Screening {
    Screening(of: film, parent: self)
  }
}
