// The outside world. Leave it as it is.

/// An uploader that a check judges: yours, or another one.
struct UploaderUnderTest {
  let upload: (Photo) -> Void
  let setLog: (any Log) -> Void
  let setDelegate: ((any UploadDelegate)?) -> Void
}

extension UploaderUnderTest {
  init(_ uploader: PhotoUploader) {
    self.init(
      upload: { uploader.upload($0) },
      setLog: { uploader.log = $0 },
      setDelegate: { uploader.delegate = $0 })
  }
}

/// Builds the uploader that a check judges, for a server that the check hands
/// over. The uploader has its default log, and no delegate yet.
typealias MakeUploader = (any PhotoServer) -> UploaderUnderTest

/// One promise of an uploader, written down. A faulty uploader may do nothing,
/// so what your spy recorded may be empty: write `lines.first`, because
/// `lines[0]` would stop the test.
///
/// ```swift
/// Check("what it promises", expected: 1) { make in
///   let uploader = make(someServer)
///   uploader.upload(Photo(name: "beach"))
///   return 1
/// }
/// ```
struct Check {
  private let judge: (MakeUploader) -> String?

  /// - Parameters:
  ///   - name: What the check pins. It is shown when the check fails.
  ///   - expected: What must come out.
  ///   - found: What comes out of the uploader that the check builds.
  init<Value: Equatable>(
    _ name: String, expected: Value, found: @escaping (MakeUploader) -> Value
  ) {
    judge = { make in
      let value = found(make)
      return value == expected
        ? nil : "Check: \(name)\nexpected: \(expected)\nfound: \(value)"
    }
  }

  /// What is wrong with the uploader; `nil` when it passes.
  func complaint(about make: MakeUploader) -> String? {
    judge(make)
  }
}
