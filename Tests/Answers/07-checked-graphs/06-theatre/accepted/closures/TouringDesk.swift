/// A desk made of functions.
struct ClosureDesk: CueDesk {
  let report: () -> [Finding]
  let open: () throws -> any Evening

  func rehearse() -> [Finding] { report() }
  func openDoors() throws -> any Evening { try open() }
}

struct ClosureEvening: Evening {
  let run: (Int) -> Void

  func go(_ number: Int) { run(number) }
}
