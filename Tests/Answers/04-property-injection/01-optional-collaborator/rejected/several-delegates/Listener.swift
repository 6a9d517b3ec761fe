// Wrong: who was the delegate before is still told.
// Rejected by: keeps telling its delegate until it is taken away

struct Listener {
  weak var listener: (any UploadDelegate)?
}
