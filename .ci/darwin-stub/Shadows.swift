import Foundation

// What the macOS SDK declares otherwise than Linux. It's compiled as a part of each module, so that
// it hides what the module imports.

// MARK: - spawn.h

typealias posix_spawnattr_t = UnsafeMutableRawPointer
typealias posix_spawn_file_actions_t = UnsafeMutableRawPointer
typealias Actions = UnsafeMutablePointer<posix_spawn_file_actions_t?>?
typealias Attributes = UnsafeMutablePointer<posix_spawnattr_t?>?
typealias Words = UnsafePointer<UnsafeMutablePointer<CChar>?>?
typealias Signals = UnsafePointer<sigset_t>?
let POSIX_SPAWN_SETPGROUP: Int32 = 2
let POSIX_SPAWN_SETSIGDEF: Int32 = 4
let POSIX_SPAWN_SETSIGMASK: Int32 = 8
@discardableResult func posix_spawn_file_actions_init(_: Actions) -> Int32 { 0 }
@discardableResult func posix_spawn_file_actions_destroy(_: Actions) -> Int32 { 0 }
@discardableResult func posix_spawn_file_actions_adddup2(_: Actions, _: Int32, _: Int32) -> Int32 {
  0
}
@discardableResult func posix_spawn_file_actions_addopen(
  _: Actions, _: Int32, _: UnsafePointer<CChar>?, _: Int32, _: UInt16
) -> Int32 { 0 }
@discardableResult func posix_spawnattr_init(_: Attributes) -> Int32 { 0 }
@discardableResult func posix_spawnattr_destroy(_: Attributes) -> Int32 { 0 }
@discardableResult func posix_spawnattr_setflags(_: Attributes, _: Int16) -> Int32 { 0 }
@discardableResult func posix_spawnattr_setsigdefault(_: Attributes, _: Signals) -> Int32 { 0 }
@discardableResult func posix_spawnattr_setsigmask(_: Attributes, _: Signals) -> Int32 { 0 }
@discardableResult func posix_spawn(
  _: UnsafeMutablePointer<pid_t>?, _: UnsafePointer<CChar>?,
  _: UnsafePointer<posix_spawn_file_actions_t?>?, _: UnsafePointer<posix_spawnattr_t?>?,
  _: Words, _: Words
) -> Int32 { 0 }

// MARK: - sys/socket.h, netinet/in.h, sys/ioctl.h

let SOCK_STREAM: Int32 = 1
let SHUT_WR: Int32 = 1
let SHUT_RDWR: Int32 = 2
let MSG_DONTWAIT: Int32 = 0x80
let TIOCGWINSZ: UInt = 0x4008_7468
extension sockaddr_in {
  var sin_len: UInt8 {
    get { 0 }
    set {}
  }
}

extension stat {
  var st_mtimespec: timespec { st_mtim }
}

// MARK: - What macOS doesn't have

@available(*, unavailable) let SOCK_CLOEXEC: Int32 = 0
@available(*, unavailable) let MSG_NOSIGNAL: Int32 = 0
@available(*, unavailable) func pipe2(_: [Int32], _: Int32) {}
