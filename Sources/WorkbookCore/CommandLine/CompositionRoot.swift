import ChildProcess
import Dispatch
import Foundation
import Synchronization

extension Program {
  /// Runs the program in the real world, and ends the process with its exit code.
  ///
  /// This is the composition root: the one place where the outside world is plugged in.
  public func main() -> Never {
    Fence.keepIfAsked(CommandLine.arguments)
    reopenClosedDescriptors()
    let signals = SignalMonitor()
    let interruption = { @Sendable [received = signals.received] in received.signal }
    let environment = ProcessInfo.processInfo.environment
    let executable = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let dependencies = Dependencies(
      files: .live,
      processes: .live(
        environment: environment, executable: executable, interruption: interruption),
      time: .live,
      terminal: .live(),
      environment: environment,
      folder: FileManager.default.currentDirectoryPath,
      executable: executable,
      cores: ProcessInfo.processInfo.activeProcessorCount,
      toolchain: .current(environment),
      interruption: interruption)
    let code = withExtendedLifetime(signals) {
      run(Array(CommandLine.arguments.dropFirst()), dependencies)
    }
    exit(code)
  }

  /// Opens `/dev/null` in the place of those standard streams that the caller closed.
  ///
  /// Otherwise the next files would get their numbers, and the screen would be written into a
  /// child's pipe or into the progress file. Writing to the output then fails with an error.
  private func reopenClosedDescriptors() {
    // The lowest free number is given out first, so they are taken in order.
    for (number, mode) in [(0, O_RDONLY), (1, O_RDONLY), (2, O_WRONLY)]
    where fcntl(Int32(number), F_GETFD) == -1 {
      _ = open("/dev/null", mode)
    }
  }
}

/// Listens for Ctrl-C and for the system's request to end, so that running work can be stopped in
/// an orderly way. It listens for as long as it lives.
struct SignalMonitor {
  /// The signal that was received; it may be asked for from any thread.
  let received = Received()
  private let sources: [any DispatchSourceSignal]

  init() {
    let numbers = [SIGINT, SIGTERM, SIGHUP]
    let queue = DispatchQueue(label: "signals")
    sources = numbers.map { number in
      // Otherwise the signal would end the program before anything is put in order.
      signal(number, SIG_IGN)
      return DispatchSource.makeSignalSource(signal: number, queue: queue)
    }
    for (source, number) in zip(sources, numbers) {
      source.setEventHandler { [received] in received.note(number) }
      source.resume()
    }
  }

  final class Received: Sendable {
    private let number = Atomic<Int32>(0)

    /// The signal that came first, if any.
    var signal: Int32? {
      let first = number.load(ordering: .relaxed)
      return first == 0 ? nil : first
    }

    fileprivate func note(_ signal: Int32) {
      let isSecond = number.exchange(signal, ordering: .relaxed) != 0
      // The person asks for the second time, so the orderly way takes too long: end at once.
      guard isSecond else { return }
      TerminalClient.setInput(isRaw: false)
      _exit(128 + signal)
    }
  }
}
