/// Whoever wants to know which photos have arrived.
protocol UploadDelegate {
  func didUpload(_ photo: Photo)
}
