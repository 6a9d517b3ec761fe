/// Hears which photos have arrived.
protocol UploadDelegate {
  func didUpload(_ photo: Photo)
}
