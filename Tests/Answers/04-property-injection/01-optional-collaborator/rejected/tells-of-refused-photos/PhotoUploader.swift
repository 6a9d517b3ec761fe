// Wrong: tells the delegate in a defer, so of a refused photo too.
// Rejected by: keeps telling its delegate until it is taken away

/// Sends photos to the server.
final class PhotoUploader {
  private let server: any PhotoServer

  /// Hears of every step. Silent until a user sets another.
  var log: any Log = SilentLog()

  /// Hears of every photo that has arrived. The uploader does not own it.
  weak var delegate: (any UploadDelegate)?

  init(server: any PhotoServer) {
    self.server = server
  }

  func upload(_ photo: Photo) {
    log.write("sending", photo)
    let stored = server.store(photo)
    defer { delegate?.didUpload(photo) }
    log.write(stored ? "sent" : "refused", photo)
  }
}
