// Wrong: holds the log weakly too, and nothing else holds it.
// Rejected by: keeps a log that nothing else holds

final class PhotoUploader {
  private let server: any PhotoServer
  private weak var replacement: (any Log)?
  var log: any Log {
    get { replacement ?? SilentLog() }
    set { replacement = newValue }
  }
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
