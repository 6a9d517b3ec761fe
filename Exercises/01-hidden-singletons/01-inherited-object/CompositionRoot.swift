/// Builds an `InheritedObject` that talks to the given API.
///
/// Most specs build yours here: put in whatever your design needs. In an app
/// this function would stand in its `main`.
func makeInheritedObject(api: any API) -> InheritedObject {
  // TODO 3: Give it the `api`.
  InheritedObject()
}
