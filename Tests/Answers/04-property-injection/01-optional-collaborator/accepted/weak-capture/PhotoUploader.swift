// Sound: a closure that captures the delegate weakly.
// Keeps: 2

final class PhotoUploader {
  private let server: any PhotoServer
  var log: any Log = SilentLog()
  private var listener: () -> (any UploadDelegate)? = { nil }

  var delegate: (any UploadDelegate)? {
    get { listener() }
    set { listener = { [weak newValue] in newValue } }
  }

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
