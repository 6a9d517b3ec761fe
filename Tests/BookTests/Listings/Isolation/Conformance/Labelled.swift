protocol Labelled {
  var label: String { get }
}

func banner(_ labelled: any Labelled) -> String {
  "*** \(labelled.label) ***"
}
