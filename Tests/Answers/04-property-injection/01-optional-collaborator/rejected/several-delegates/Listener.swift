// Wrong: the former delegate is still told.
// Rejected by: keeps telling its delegate until it is taken away

struct Listener {
  weak var listener: (any UploadDelegate)?
}
