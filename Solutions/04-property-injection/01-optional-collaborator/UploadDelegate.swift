/// Hears which photos have arrived.
///
/// Only objects: the uploader holds its delegate weakly.
protocol UploadDelegate: AnyObject {
  func didUpload(_ photo: Photo)
}
