/// Builds an `InheritedObject` that talks to the given API.
///
/// The specs build yours here, and nowhere else: put in whatever your design
/// needs. In an app this function would stand in its `main`.
func makeInheritedObject(api: any API) -> InheritedObject {
  // TODO 3: Pass `api` on.
  InheritedObject()
}
