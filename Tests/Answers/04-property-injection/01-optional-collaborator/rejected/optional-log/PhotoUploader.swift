// Wrong: still an optional, so that every line must think of the question mark.
// Rejected by: its log can be replaced but not taken away

final class PhotoUploader {
  private let server: any PhotoServer
  var log: (any Log)? = SilentLog()
  weak var delegate: (any UploadDelegate)?

  init(server: any PhotoServer) {
    self.server = server
  }

  func upload(_ photo: Photo) {
    log?.write("sending", photo)
    guard server.store(photo) else {
      log?.write("refused", photo)
      return
    }
    log?.write("sent", photo)
    delegate?.didUpload(photo)
  }
}
