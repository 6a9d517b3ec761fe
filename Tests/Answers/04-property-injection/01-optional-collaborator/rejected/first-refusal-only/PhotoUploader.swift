// Wrong: writes the first refusal only.
// Rejected by: a log set later gets every line from then on

/// Sends photos to the server.
final class PhotoUploader {
  private let server: any PhotoServer

  /// Hears of every step. Silent until a user sets another.
  var log: any Log = SilentLog()

  /// Hears of every photo that has arrived. The uploader does not own it.
  weak var delegate: (any UploadDelegate)?

  private var hasRefused = false

  init(server: any PhotoServer) {
    self.server = server
  }

  func upload(_ photo: Photo) {
    log.write("sending", photo)
    guard server.store(photo) else {
      if !hasRefused { log.write("refused", photo) }
      hasRefused = true
      return
    }
    log.write("sent", photo)
    delegate?.didUpload(photo)
  }
}
