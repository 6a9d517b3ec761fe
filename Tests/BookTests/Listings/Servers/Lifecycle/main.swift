import Foundation

let signals = StopSignals()

try await withArchive { archive in
  try await withAlarms(reading: archive) {
    print("The scales may report.")
    kill(getpid(), SIGTERM)  // Here, the program stops itself.
    for await name in signals.names {
      print("\(name): no new reports.")
      break
    }
  }
}
