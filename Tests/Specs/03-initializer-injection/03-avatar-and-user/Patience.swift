import SpecSupport

/// Lets other tasks run until something was recorded, for five seconds at most.
@MainActor
func waitForFirst<Value>(of recorder: Recorder<Value>) async {
  let deadline = ContinuousClock.now + .seconds(5)
  while recorder.values.isEmpty, ContinuousClock.now < deadline {
    await Task.yield()
  }
}

/// Lets other tasks of the main actor go on, each many times.
@MainActor
func letOthersRun() async {
  for _ in 1...100 { await Task.yield() }
}
