import Foundation
import WorkbookKit

// The composition root: the one place where the outside world is plugged in.

StandardStreams.occupy()
let interruption = Interruption()
let heard = interruption.heard
let environment = ProcessInfo.processInfo.environment

let dependencies = Dependencies(
  files: .live,
  programs: .live(environment: environment, interruption: { heard.signal }),
  time: .live,
  terminal: .live(),
  environment: environment,
  folder: FileManager.default.currentDirectoryPath,
  executable: Bundle.main.executablePath ?? CommandLine.arguments[0],
  cores: ProcessInfo.processInfo.activeProcessorCount,
  interruption: { heard.signal })

exit(Program(dependencies).run(Array(CommandLine.arguments.dropFirst())))
