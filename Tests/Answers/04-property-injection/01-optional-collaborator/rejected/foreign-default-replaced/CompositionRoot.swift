func makeUploader(server: any PhotoServer) -> PhotoUploader {
  let uploader = PhotoUploader(server: server)
  uploader.log = SilentLog()
  return uploader
}
