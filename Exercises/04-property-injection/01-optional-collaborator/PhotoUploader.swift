/// Sends photos to the server.
final class PhotoUploader {
  private let server: any PhotoServer

  // TODO 2: Let there be a log at any moment: a harmless one until somebody
  // sets another. It can be replaced, but not taken away.
  var log: (any Log)?

  // TODO 4: Tell the delegate without keeping it alive.
  var delegate: (any UploadDelegate)?

  init(server: any PhotoServer) {
    self.server = server
  }

  func upload(_ photo: Photo) {
    // TODO 3: Let the uploader's own log, and no other, hear of every step.
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
