/// The desk at the side of the stage.
struct TouringDesk: CueDesk {
  // A part is looked for when its cue comes. So far there has always been one.
  func rehearse() -> [Finding] { [] }

  func openDoors() throws -> any Evening { StageManager() }
}

/// Says "go" all evening.
final class StageManager: Evening {
  private lazy var book = Backstage.find("prompt book") as? PromptBook

  func go(_ number: Int) {
    // Without a book, the company plays what it has always played.
    for call in (book ?? PromptBook()).calls(at: number) {
      let part = Backstage.find(call.part) as? Equipment
      part?.perform(call.order)
    }
  }
}
