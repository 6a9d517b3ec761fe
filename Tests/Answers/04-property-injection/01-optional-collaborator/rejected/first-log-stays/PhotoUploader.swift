// Wrong: the first log that a caller sets stays forever.
// Rejected by: keeps two uploaders on the logs they have now

/// Sends photos to the server.
final class PhotoUploader {
  private let server: any PhotoServer

  var log: any Log {
    get { chosenLog ?? SilentLog() }
    set { chosenLog = chosenLog ?? newValue }
  }

  private var chosenLog: (any Log)?

  /// Hears of every photo that has arrived. The uploader does not own it.
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
