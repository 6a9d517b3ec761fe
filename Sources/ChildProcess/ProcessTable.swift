#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

#if os(Linux)
  /// The numbers of all processes.
  func allProcesses() -> [pid_t] {
    guard let folder = opendir("/proc") else { return [] }
    defer { closedir(folder) }
    var found: [pid_t] = []
    while let entry = readdir(folder) {
      let first = UInt8(bitPattern: entry.pointee.d_name.0)
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= first else { continue }
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if let number = pid_t(name) { found.append(number) }
    }
    return found
  }

  /// The bytes of memory that a process holds; `nil` when it is gone.
  func memory(ofProcess process: pid_t) -> Int? {
    state(of: process)?.memory
  }

  /// The bytes of memory that each process of a group holds.
  func memory(ofGroup group: pid_t) -> [Int] {
    allProcesses().compactMap { process in
      guard let state = state(of: process), state.group == group else { return nil }
      return state.memory
    }
  }

  /// A process's group, and the bytes of memory that it holds: fields 5 and 24 of its `stat`.
  ///
  /// Field 2 is its name, in parentheses; a name may hold spaces and parentheses.
  private func state(of process: pid_t) -> (group: pid_t, memory: Int)? {
    guard let file = fopen("/proc/\(process)/stat", "re") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1_024)
    bytes.removeLast(bytes.count - fread(&bytes, 1, bytes.count, file))
    guard let name = bytes.lastIndex(of: UInt8(ascii: ")")) else { return nil }
    let fields = bytes[(name + 1)...].split(separator: UInt8(ascii: " "))
    guard fields.count > 21,
      let group = pid_t(String(decoding: fields[2], as: UTF8.self)),
      let pages = Int(String(decoding: fields[21], as: UTF8.self))
    else { return nil }
    return (group, pages * pageSize)
  }

  private let pageSize = sysconf(Int32(_SC_PAGESIZE))
#else
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

  /// The bytes of memory that each process of a group holds.
  func memory(ofGroup group: pid_t) -> [Int] {
    // As many as any limit asks about.
    var numbers = [pid_t](repeating: 0, count: 4_096)
    let size = Int32(numbers.count * MemoryLayout<pid_t>.stride)
    let bytes = proc_listpids(UInt32(PROC_PGRP_ONLY), UInt32(group), &numbers, size)
    let count = max(0, Int(bytes)) / MemoryLayout<pid_t>.stride
    return numbers.prefix(count).compactMap(memory(ofProcess:))
  }
#endif
