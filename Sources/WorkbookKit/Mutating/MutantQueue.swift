import Synchronization

/// The mutants of one exercise, handed out one by one to whichever grader is free.
///
/// Our answer comes first. When it is not solved, nothing more is handed out: whatever the specs
/// say of a mutant would say nothing about its fault.
final class MutantQueue: Sendable {
  let mutants: [Mutant]
  private let state: Mutex<State>

  private struct State {
    var waiting: [Turn]
    var underWay = 0
    var graded: [Int: MutationResult.Graded] = [:]
    var fault: String?
  }

  /// What is to be graded.
  enum Turn: Equatable {
    case ours
    case mutant(Int)
  }

  /// What there is to say once all is graded.
  enum Outcome: Equatable {
    case graded([MutationResult.Graded])
    /// Our answer is not solved.
    case fault(String)
  }

  init(_ mutants: [Mutant]) {
    self.mutants = mutants
    state = Mutex(State(waiting: [.ours] + mutants.indices.map(Turn.mutant)))
  }

  func next() -> Turn? {
    state.withLock { state in
      guard !state.waiting.isEmpty else { return nil }
      state.underWay += 1
      return state.waiting.removeFirst()
    }
  }

  /// Takes what became of our answer: a fault, unless it is solved.
  ///
  /// - Returns: The outcome, when this was the last turn.
  func finish(ours fault: String?) -> Outcome? {
    state.withLock { state in
      state.fault = fault
      if fault != nil { state.waiting = [] }
      return outcome(&state)
    }
  }

  /// Takes what became of a mutant.
  ///
  /// - Returns: The outcome, when this was the last turn.
  func finish(_ index: Int, _ graded: MutationResult.Graded) -> Outcome? {
    state.withLock { state in
      state.graded[index] = graded
      return outcome(&state)
    }
  }

  private func outcome(_ state: inout State) -> Outcome? {
    state.underWay -= 1
    guard state.underWay == 0, state.waiting.isEmpty else { return nil }
    if let fault = state.fault { return .fault(fault) }
    let graded = mutants.indices.compactMap { state.graded[$0] }
    return graded.count == mutants.count ? .graded(graded) : nil
  }

  /// Hands out nothing more, and there is no outcome.
  func close() { state.withLock { $0.waiting = [] } }
}
