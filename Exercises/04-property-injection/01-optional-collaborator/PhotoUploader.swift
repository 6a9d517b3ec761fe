/// Sends photos to the server.
final class PhotoUploader {
  private let server: any PhotoServer

  // TODO: An uploader must work in a program that has no console.
  var log: (any Log)?

  // TODO: A screen that was closed must go away.
  var delegate: (any UploadDelegate)?

  init(server: any PhotoServer) {
    self.server = server
  }

  func upload(_ photo: Photo) {
    if let log {
      log.write("sending", photo)
    } else {
      ConsoleLog.shared.write("sending", photo)
    }
    guard server.store(photo) else {
      ConsoleLog.shared.write("refused", photo)
      return
    }
    (log ?? ConsoleLog.shared).write("sent", photo)
    delegate?.didUpload(photo)
  }
}
