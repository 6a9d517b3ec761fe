@testable import OptionalCollaborator

/// An uploader of the specs' own, with a place for each fault.
final class FaultyUploader {
  enum Kind {
    case sound, soundAndTellsBeforeItWrites
    case sendingTooLate, sentTooEarly
    case refusedAsSent, tellsOfRefused
    case oldLogHears, firstLogStays, asksForItsLogOnce, losesItsLog
    case keepsDelegate, keepsWhomItTold, stopsWithItsDelegate
    case tellsNobody, tellsTwice, tellsAfterwards, asksForItsDelegateFirst
  }

  private let server: any PhotoServer
  private let kind: Kind
  private var logs: [any Log] = []
  /// The log, if it's a fault that nothing here owns it.
  private weak var lostLog: AnyObject?
  private weak var delegate: AnyObject?
  private weak var formerDelegate: AnyObject?
  /// What a fault keeps alive.
  private var kept: AnyObject?
  private var shouldHaveDelegate = false

  init(server: any PhotoServer, kind: Kind) {
    self.server = server
    self.kind = kind
  }

  func set(_ log: any Log) {
    switch kind {
    case .losesItsLog: lostLog = log as AnyObject
    case .oldLogHears: logs.append(log)
    case .firstLogStays: if logs.isEmpty { logs = [log] }
    default: logs = [log]
    }
  }

  func set(_ new: (any UploadDelegate)?) {
    if let delegate { formerDelegate = delegate }
    delegate = new.map { $0 as AnyObject }
    shouldHaveDelegate = new != nil
    if kind == .keepsDelegate { kept = delegate }
  }

  func upload(_ photo: Photo) {
    if kind == .stopsWithItsDelegate, shouldHaveDelegate, delegate == nil {
      return
    }
    let oldLogs = kind == .asksForItsLogOnce ? logs : nil
    let oldDelegate: AnyObject?? =
      kind == .asksForItsDelegateFirst ? .some(delegate) : nil

    if kind != .sendingTooLate { write("sending", photo) }
    if kind == .sentTooEarly { write("sent", photo) }
    let isStored = server.store(photo)
    if kind == .sendingTooLate { write("sending", photo) }

    let isTold = isStored || kind == .tellsOfRefused
    if isTold, kind == .soundAndTellsBeforeItWrites { tell(delegate, photo) }
    if !isStored {
      write(kind == .refusedAsSent ? "sent" : "refused", photo, to: oldLogs)
    } else if kind != .sentTooEarly {
      write("sent", photo, to: oldLogs)
    }
    if isTold, kind != .soundAndTellsBeforeItWrites {
      tell(oldDelegate ?? delegate, photo)
    }
  }

  private func write(_ event: String, _ photo: Photo, to old: [any Log]? = nil)
  {
    for log in old ?? logs { log.write(event, photo) }
    (lostLog as? any Log)?.write(event, photo)
  }

  private func tell(_ delegate: AnyObject?, _ photo: Photo) {
    let heir = kind == .tellsAfterwards ? formerDelegate : nil
    guard kind != .tellsNobody, let told = delegate ?? heir else { return }
    for _ in 0..<(kind == .tellsTwice ? 2 : 1) {
      (told as? any UploadDelegate)?.didUpload(photo)
    }
    if kind == .keepsWhomItTold { kept = told }
  }
}

extension FaultyUploader.Kind {
  func make(_ server: any PhotoServer) -> UploaderUnderTest {
    let uploader = FaultyUploader(server: server, kind: self)
    return UploaderUnderTest(
      upload: { uploader.upload($0) },
      setLog: { uploader.set($0) },
      setDelegate: { uploader.set($0) })
  }

  /// Uploaders that keep all promises, and differ in what isn't promised.
  private static let soundOnes: [Self] = [.sound, .soundAndTellsBeforeItWrites]

  /// What the checks say of uploaders that keep all promises.
  static func complaintsAboutSound() -> [String] {
    uploaderChecks().flatMap { check in
      soundOnes.compactMap { check.complaint(about: $0.make) }.prefix(1)
    }
  }

  /// The faults that no check notices.
  ///
  /// A check that refuses a sound uploader as well has noticed nothing. The faulty one is judged
  /// first, so a check that compares with the first uploader it meets notices nothing either.
  static func missed(_ faults: KeyValuePairs<Self, String>) -> [String] {
    faults.filter { kind, _ in
      !uploaderChecks().contains { check in
        check.complaint(about: kind.make) != nil
          && soundOnes.allSatisfy { check.complaint(about: $0.make) == nil }
      }
    }
    .map(\.value)
  }
}
