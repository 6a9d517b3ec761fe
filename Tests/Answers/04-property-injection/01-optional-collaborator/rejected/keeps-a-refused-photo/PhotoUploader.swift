// Wrong: lets go of the photo at the end, and a refused one never gets there.
// Rejected by: keeps no photo after its upload

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

  /// What is on its way now.
  private(set) var current: Photo?

  func upload(_ photo: Photo) {
    current = photo
    log.write("sending", photo)
    guard server.store(photo) else {
      log.write("refused", photo)
      return
    }
    log.write("sent", photo)
    delegate?.didUpload(photo)
    current = nil
  }
}
