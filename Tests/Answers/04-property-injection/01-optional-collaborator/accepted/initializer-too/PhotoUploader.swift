// Sound: the same local default in the initializer too.

final class PhotoUploader {
  private let server: any PhotoServer
  var log: any Log
  weak var delegate: (any UploadDelegate)?

  init(server: any PhotoServer, log: any Log = SilentLog()) {
    self.server = server
    self.log = log
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
