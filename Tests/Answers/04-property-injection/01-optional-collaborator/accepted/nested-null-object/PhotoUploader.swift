/// Sends photos to the server.
final class PhotoUploader {
  private let server: any PhotoServer
  lazy var log: any Log = Silence()
  weak var delegate: (any UploadDelegate)?

  init(server: any PhotoServer) {
    self.server = server
  }
}

extension PhotoUploader {
  final class Silence: Log, Sendable {
    func write(_: String, _: Photo) {}
  }

  func upload(_ photo: Photo) {
    log.write("sending", photo)
    switch server.store(photo) {
    case false:
      log.write("refused", photo)
    case true:
      log.write("sent", photo)
      if let delegate { delegate.didUpload(photo) }
    }
  }
}
