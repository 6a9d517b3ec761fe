// Wrong: the API reaches the object through a global that is set for a moment.
// Rejected by: keeps every API out of global state

/// Builds an `InheritedObject` that talks to the given API.
func makeInheritedObject(api: any API) -> InheritedObject {
  let before = ambientAPI.withLock { ambient in
    defer { ambient = api }
    return ambient
  }
  defer { ambientAPI.withLock { $0 = before } }
  return InheritedObject()
}
