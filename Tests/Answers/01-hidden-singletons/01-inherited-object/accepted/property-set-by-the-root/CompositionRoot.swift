/// Builds an `InheritedObject` that talks to the given API.
func makeInheritedObject(api: any API) -> InheritedObject {
  let object = InheritedObject()
  object.api = api
  return object
}
