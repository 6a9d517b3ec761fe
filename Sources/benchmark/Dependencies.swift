import Foundation

/// The benchmark's outside world.
struct Dependencies {
  /// A clock that only goes forward.
  var nanoseconds: () -> Double
  /// The memory of this process that lies in RAM.
  var residentBytes: () -> Int
  var environment: [String: String]
  var arguments: [String]
  var print: (String) -> Void
}

extension Dependencies {
  static func live() -> Dependencies {
    let start = ContinuousClock.now
    return Dependencies(
      nanoseconds: { (ContinuousClock.now - start) / .nanoseconds(1) },
      residentBytes: residentBytes,
      environment: ProcessInfo.processInfo.environment,
      arguments: Array(CommandLine.arguments.dropFirst()),
      print: { Swift.print($0) })
  }

  #if canImport(Darwin)
    private static func residentBytes() -> Int {
      var info = mach_task_basic_info()
      var count = mach_msg_type_number_t(
        MemoryLayout<mach_task_basic_info>.size / MemoryLayout<natural_t>.size)
      let result = withUnsafeMutablePointer(to: &info) {
        $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
          task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
        }
      }
      return result == KERN_SUCCESS ? Int(info.resident_size) : 0
    }
  #else
    /// `/proc/self/statm` counts pages: all of them, then those that lie in RAM.
    private static func residentBytes() -> Int {
      let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
      let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
      return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
  #endif
}
