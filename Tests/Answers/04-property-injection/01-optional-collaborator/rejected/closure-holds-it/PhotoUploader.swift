// Wrong: a closure that the uploader keeps holds the uploader.
// Rejected by: an uploader is released with its screen

/// Sends photos to the server.
final class PhotoUploader {
  private let server: any PhotoServer

  /// Hears of every step. Silent until a user sets another.
  var log: any Log = SilentLog()

  /// Hears of every photo that has arrived. The uploader does not own it.
  weak var delegate: (any UploadDelegate)?

  private lazy var report: (String, Photo) -> Void = { event, photo in
    self.log.write(event, photo)
  }

  init(server: any PhotoServer) {
    self.server = server
  }

  func upload(_ photo: Photo) {
    report("sending", photo)
    guard server.store(photo) else {
      report("refused", photo)
      return
    }
    report("sent", photo)
    delegate?.didUpload(photo)
  }
}
