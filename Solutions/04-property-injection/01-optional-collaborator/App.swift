// The outside world. Leave it as it is.

/// Shows what was uploaded. It owns its uploader, and listens to it.
final class AlbumScreen: UploadDelegate {
  let uploader: PhotoUploader
  private(set) var captions: [String] = []

  init(uploader: PhotoUploader) {
    self.uploader = uploader
    uploader.delegate = self
  }

  /// The customer wants no news any more.
  func mute() {
    uploader.delegate = nil
  }

  func didUpload(_ photo: Photo) {
    captions.append(photo.name)
  }
}

/// The app's main calls this. Only the app decides that there is a console.
func openAlbum(server: any PhotoServer) -> AlbumScreen {
  let uploader = makeUploader(server: server)
  uploader.log = ConsoleLog.shared
  return AlbumScreen(uploader: uploader)
}
