// Sound: doubles are made of closures, and a check answers a question with yes.

func uploaderChecks() -> [Check] {
  [
    promise("a line comes when it's true") { make in
      var stored = false
      var truths: [Bool] = []
      let uploader = make(
        ClosureServer { _ in
          stored = true
          return true
        })
      uploader.setLog(ClosureLog { truths.append(($0 == "sent") == stored) })
      uploader.upload(Photo(name: "beach"))
      return truths == [true, true]
    },
    promise("a refusal is told to the log, and not to the delegate") { make in
      let uploader = make(ClosureServer { _ in false })
      var events: [String] = []
      var told = 0
      let delegate = ClosureDelegate { _ in told += 1 }
      uploader.setLog(ClosureLog { events.append($0) })
      uploader.setDelegate(delegate)
      uploader.upload(Photo(name: "film"))
      return withExtendedLifetime(delegate) {
        events == ["sending", "refused"] && told == 0
      }
    },
    promise("one log at a time") { make in
      var replace = {}
      let uploader = make(
        ClosureServer { _ in
          replace()
          return true
        })
      var counts = [0, 0, 0]
      uploader.setLog(ClosureLog { _ in counts[0] += 1 })
      uploader.setLog(ClosureLog { _ in counts[1] += 1 })
      replace = { uploader.setLog(ClosureLog { _ in counts[2] += 1 }) }
      uploader.upload(Photo(name: "beach"))
      replace = {}
      return counts == [0, 1, 1]
    },
    promise("the delegate counts photos until it's taken away") { make in
      let uploader = make(ClosureServer { _ in true })
      var names: [String] = []
      let delegate = ClosureDelegate { names.append($0.name) }
      uploader.setDelegate(delegate)
      for name in ["beach", "lake"] { uploader.upload(Photo(name: name)) }
      uploader.setDelegate(nil)
      uploader.upload(Photo(name: "cave"))
      return withExtendedLifetime(delegate) { names == ["beach", "lake"] }
    },
    promise("only the delegate of the moment counts") { make in
      var later: UploaderUnderTest?
      var names: [String] = []
      let delegate = ClosureDelegate { names.append($0.name) }
      let uploader = make(
        ClosureServer { photo in
          later?.setDelegate(photo.name == "beach" ? delegate : nil)
          return true
        })
      later = uploader
      for name in ["beach", "lake"] { uploader.upload(Photo(name: name)) }
      later = nil
      return withExtendedLifetime(delegate) { names == ["beach"] }
    },
    promise("an uploader outlives its delegate") { make in
      var stored = 0
      let uploader = make(
        ClosureServer { _ in
          stored += 1
          return true
        })
      var isGone = false
      func open() {
        let delegate = ClosureDelegate { _ in
        } whenGone: {
          isGone = true
        }
        uploader.setDelegate(delegate)
        uploader.upload(Photo(name: "beach"))
      }
      open()
      uploader.upload(Photo(name: "lake"))
      return isGone && stored == 2
    },
  ]
}

private func promise(
  _ name: String, _ isKept: @escaping (MakeUploader) -> Bool
) -> Check {
  Check(name, expected: true, found: isKept)
}

private struct ClosureServer: PhotoServer {
  let answer: (Photo) -> Bool
  func store(_ photo: Photo) -> Bool { answer(photo) }
}

private struct ClosureLog: Log {
  let hear: (String) -> Void
  func write(_ event: String, _ photo: Photo) { hear(event) }
}

private final class ClosureDelegate: UploadDelegate {
  private let hear: (Photo) -> Void
  private let whenGone: () -> Void

  init(
    _ hear: @escaping (Photo) -> Void, whenGone: @escaping () -> Void = {}
  ) {
    self.hear = hear
    self.whenGone = whenGone
  }

  deinit { whenGone() }

  func didUpload(_ photo: Photo) { hear(photo) }
}
