import Foundation

let gates = Gates()
let found = DispatchSemaphore(value: 0)
_ = gates.gate(1) { Gate() }

_ = gates.gate(2) {
  Thread.detachNewThread {
    _ = gates.gate(1) { Gate() }
    found.signal()
  }
  let result = found.wait(timeout: .now() + 0.5)
  print("While gate 2 is built, gate 1 can be had:", result == .success)
  return Gate()
}
found.wait()
print("Now it can.")
