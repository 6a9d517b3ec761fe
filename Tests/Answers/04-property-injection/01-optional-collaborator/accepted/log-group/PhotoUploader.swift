/// Sends photos to the server.
final class PhotoUploader {
  private let server: any PhotoServer

  /// Hears of every step. Silent until a user sets another.
  var log: any Log = LogGroup()

  /// Hears of every photo that has arrived. The uploader does not own it.
  weak var delegate: (any UploadDelegate)?

  init(server: any PhotoServer) {
    self.server = server
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
