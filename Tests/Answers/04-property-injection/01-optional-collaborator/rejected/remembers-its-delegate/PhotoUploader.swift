// Wrong: takes the delegate before the upload, and tells it after it was taken away.
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
    let delegate = delegate
    log.write("sending", photo)
    guard server.store(photo) else {
      log.write("refused", photo)
      return
    }
    log.write("sent", photo)
    delegate?.didUpload(photo)
  }
}
