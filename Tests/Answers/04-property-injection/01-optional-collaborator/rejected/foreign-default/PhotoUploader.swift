// Wrong: a foreign default: a program that sets no log writes to the console.
// Rejected by: without a log, it writes nowhere

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
