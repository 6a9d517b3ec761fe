struct Weak {
  weak var reference: AnyObject?
}

extension Log where Self == SilentLog {
  static var none: SilentLog { .silent }
}

/// Sends photos to the server.
class PhotoUploader {
  private struct Parts {
    let server: any PhotoServer
    var log: any Log = .none
    var delegate = Weak()
  }

  private var parts: Parts

  init(server: any PhotoServer) {
    parts = Parts(server: server)
  }

  /// Hears of every step.
  var log: any Log {
    get { parts.log }
    set { parts.log = newValue }
  }

  var delegate: (any UploadDelegate)? {
    get { parts.delegate.reference as? any UploadDelegate }
    set { parts.delegate = Weak(reference: newValue) }
  }

  @discardableResult
  func upload(_ photo: Photo) -> Bool {
    note("sending", photo)
    let hasArrived = parts.server.store(photo)
    note(hasArrived ? "sent" : "refused", photo)
    if hasArrived { delegate?.didUpload(photo) }
    return hasArrived
  }

  private func note(_ event: String, _ photo: Photo) {
    log.write(event, photo)
  }
}
