import Dispatch
import Foundation

private func workOn() {
  print("still here")
  usleep(1_000)
}

/// Is right, and leaves a task, a thread and a timer behind, all of them busy.
func answer(to question: String) -> Int {
  Task.detached { while true { await Task.yield() } }
  Thread.detachNewThread { while true { workOn() } }
  let timer = DispatchSource.makeTimerSource()
  timer.schedule(deadline: .now(), repeating: .milliseconds(1))
  timer.setEventHandler { print("tick") }
  timer.resume()
  // Never given back: specs run at the same time, and a variable for all would be a race.
  _ = Unmanaged.passRetained(timer as AnyObject)
  return 42
}
