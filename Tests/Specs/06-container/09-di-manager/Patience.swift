import SpecSupport

/// Lets other tasks run until something was recorded.
@MainActor
func waitForFirst<Value>(of recorder: SpecRecorder<Value>) async {
  await wait(for: 1, in: recorder)
}

/// Lets other tasks run until so many values were recorded.
///
/// Gives up when two seconds are over and the others had a thousand turns, on
/// the main actor and off it: on a busy computer, seconds alone say little.
@MainActor
func wait<Value>(for count: Int, in recorder: SpecRecorder<Value>) async {
  let deadline = ContinuousClock.now + .seconds(2)
  var turns = 0
  while recorder.values.count < count,
    turns < 1000 || ContinuousClock.now < deadline
  {
    await Task.yield()
    await turnOffTheMainActor()
    turns += 1
  }
}

/// Comes back when all who were waiting for a thread before it have got one.
@concurrent
private func turnOffTheMainActor() async {
  await Task.yield()
}

/// Lets other tasks go on, each many times.
@MainActor
func letOthersRun() async {
  for _ in 1...100 {
    await Task.yield()
    await turnOffTheMainActor()
  }
}

/// A door that is closed until it is opened.
@MainActor
final class Gate {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isOpen = false

  func pass() async {
    guard !isOpen else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  func open() {
    isOpen = true
    waiting.forEach { $0.resume() }
    waiting = []
  }
}
