// Wrong: the default is foreign; the root only replaces it afterwards.
// Rejected by: it compiles without the app and its ConsoleLog

final class PhotoUploader {
  private let server: any PhotoServer
  var log: any Log = ConsoleLog.shared
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
