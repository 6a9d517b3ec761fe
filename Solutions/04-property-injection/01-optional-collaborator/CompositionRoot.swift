/// Builds an uploader for the given server, with its default log and without a
/// delegate.
///
/// `openAlbum(server:)` calls it in the app, the specs call it directly.
func makeUploader(server: any PhotoServer) -> PhotoUploader {
  PhotoUploader(server: server)
}
