// Wrong: each uploader enters itself into a static list.
// Rejected by: keeps nothing in a global

import Synchronization

/// Sends photos to the server.
final class PhotoUploader {
  private let server: any PhotoServer

  /// Hears of every step. Silent until a user sets another.
  var log: any Log = SilentLog()

  /// Hears of every photo that has arrived. The uploader does not own it.
  weak var delegate: (any UploadDelegate)?

  private struct Entry: @unchecked Sendable { let uploader: PhotoUploader }
  private static let all = Mutex<[Entry]>([])

  init(server: any PhotoServer) {
    self.server = server
    Self.all.withLock { $0.append(Entry(uploader: self)) }
  }

  func upload(_ photo: Photo) {
    log.write("sending", photo)
    guard server.store(photo) else {
      log.write("refused", photo)
      return
    }
    log.write("sent", photo)
    delegate?.didUpload(photo)
  }
}
