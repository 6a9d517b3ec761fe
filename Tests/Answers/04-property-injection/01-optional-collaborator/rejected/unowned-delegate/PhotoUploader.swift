// Wrong: unowned, so that the next upload crashes when the screen is gone.
// Rejected by: keeps uploading when its screen is gone

final class PhotoUploader {
  private let server: any PhotoServer
  var log: any Log = SilentLog()
  unowned var delegate: (any UploadDelegate)?

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
