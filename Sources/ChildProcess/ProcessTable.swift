import Foundation

#if canImport(Darwin)
  /// The numbers of all processes.
  func allProcesses() -> [pid_t] { processes(PROC_ALL_PIDS) }

  /// The environment that a process was started with; `nil` when the process is another user's or
  /// gone.
  func variables(of process: pid_t) -> Data? {
    var name = [CTL_KERN, KERN_PROCARGS2, process]
    var size = 0
    guard sysctl(&name, 3, nil, &size, nil, 0) == 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: size)
    guard sysctl(&name, 3, &bytes, &size, nil, 0) == 0 else { return nil }
    return variables(inArguments: Data(bytes.prefix(size)))
  }

  /// The bytes of memory that a process holds; `nil` when it is gone.
  func memory(ofProcess process: pid_t) -> Int? {
    var usage = rusage_info_v4()
    let answer = withUnsafeMutablePointer(to: &usage) {
      $0.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
        proc_pid_rusage(process, RUSAGE_INFO_V4, $0)
      }
    }
    return answer == 0 ? Int(clamping: usage.ri_phys_footprint) : nil
  }

  /// The processes of a group.
  func processes(ofGroup group: pid_t) -> [pid_t] { processes(PROC_PGRP_ONLY, of: group) }

  /// Whether a process is still there.
  func isRunning(_ process: pid_t) -> Bool { kill(process, 0) == 0 }

  private func processes(_ kind: Int32, of group: pid_t = 0) -> [pid_t] {
    // Without a buffer, the call returns the size that it needs, and adds room for newcomers.
    let size = proc_listpids(UInt32(kind), UInt32(group), nil, 0)
    var numbers = [pid_t](repeating: 0, count: max(0, Int(size)) / MemoryLayout<pid_t>.stride)
    let bytes = proc_listpids(UInt32(kind), UInt32(group), &numbers, size)
    return Array(numbers.prefix(max(0, Int(bytes)) / MemoryLayout<pid_t>.stride))
  }
#else
  /// The numbers of all processes.
  func allProcesses() -> [pid_t] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { pid_t($0) }
  }

  /// The environment that a process was started with; `nil` when the process is another user's or
  /// gone.
  func variables(of process: pid_t) -> Data? { bytes(of: "environ", for: process) }

  /// What the system says of a process in a file; `nil` when the process is another user's or gone.
  private func bytes(of file: String, for process: pid_t) -> Data? {
    FileManager.default.contents(atPath: "/proc/\(process)/\(file)")
  }

  /// The bytes of memory that a process holds; `nil` when it is gone.
  func memory(ofProcess process: pid_t) -> Int? {
    state(of: process)?.memory
  }

  /// The processes that are in a group, or descend from its leader.
  func processes(ofGroup group: pid_t) -> [pid_t] {
    let states = allStates()
    let family = descendants(of: group, among: states)
    return states.keys.filter { states[$0]?.group == group || family.contains($0) }
  }

  /// Whether a process has not ended.
  func isRunning(_ process: pid_t) -> Bool { state(of: process) != nil }

  /// The processes that a process has started, and those that they have; never what has ended.
  func descendants(of process: pid_t) -> Set<pid_t> { descendants(of: process, among: allStates()) }

  private func descendants(of process: pid_t, among states: [pid_t: State]) -> Set<pid_t> {
    let children = Dictionary(grouping: states.keys) { states[$0]?.parent ?? 0 }
    var found: Set<pid_t> = []
    var waiting = [process]
    while let next = waiting.popLast() {
      for child in children[next] ?? [] where found.insert(child).inserted { waiting.append(child) }
    }
    return found
  }

  private typealias State = (parent: pid_t, group: pid_t, memory: Int)

  private func allStates() -> [pid_t: State] {
    Dictionary(allProcesses().compactMap { process in state(of: process).map { (process, $0) } }) {
      first, _ in first
    }
  }

  /// A process's parent and group, and the bytes of memory that it holds: fields 4, 5 and 24 of its
  /// `stat`. `nil` for one that has ended and that no one has asked for: it is a zombie (field 3), and
  /// no thread of it goes on (field 20).
  ///
  /// Field 2 is its name, in parentheses; a name may hold spaces and parentheses.
  private func state(of process: pid_t) -> State? {
    let tail = bytes(of: "stat", for: process)?.split(separator: UInt8(ascii: ")")).last
    let fields = String(decoding: tail ?? Data(), as: UTF8.self).split(separator: " ")
    guard fields.count > 21, fields[0] != "Z" || fields[17] != "1", let parent = pid_t(fields[1]),
      let group = pid_t(fields[2]), let pages = Int(fields[21])
    else { return nil }
    return (parent, group, pages * pageSize)
  }

  private let pageSize = sysconf(Int32(_SC_PAGESIZE))
#endif

/// The environment within what macOS's `KERN_PROCARGS2` returns, or `nil` when the bytes end before it.
///
/// The bytes are the number of arguments, the program's path with zeros behind it, the arguments, and
/// the variables. Each argument and each variable has a zero behind it.
func variables(inArguments bytes: Data) -> Data? {
  guard bytes.count >= MemoryLayout<Int32>.size else { return nil }
  let count = bytes.withUnsafeBytes { $0.loadUnaligned(as: Int32.self) }
  var rest = bytes.dropFirst(MemoryLayout<Int32>.size).drop { $0 != 0 }.drop { $0 == 0 }
  for _ in 0..<max(0, count) {
    guard let end = rest.firstIndex(of: 0) else { return nil }
    rest = rest[(end + 1)...]
  }
  return rest
}
