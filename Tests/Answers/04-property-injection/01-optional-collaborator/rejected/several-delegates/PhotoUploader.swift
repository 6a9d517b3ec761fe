/// Sends photos to the server.
final class PhotoUploader {
  private let server: any PhotoServer

  /// Hears of every step. Silent until a user sets another.
  var log: any Log = SilentLog()

  /// Hears of every photo that has arrived. The uploader does not own it.
  var delegate: (any UploadDelegate)? {
    get { listeners.last?.listener }
    set {
      listeners = newValue.map { listeners + [Listener(listener: $0)] } ?? []
    }
  }

  private var listeners: [Listener] = []

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
    for each in listeners { each.listener?.didUpload(photo) }
  }
}
