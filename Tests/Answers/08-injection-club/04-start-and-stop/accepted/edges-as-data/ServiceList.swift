/// Each service behind those that it needs.
func sorted(
  _ graph: [(service: any Service, needs: [String])]
) -> [any Service] {
  var order: [any Service] = []
  var names: Set<String> = []
  func visit(_ node: (service: any Service, needs: [String])) {
    guard names.insert(node.service.name).inserted else { return }
    for next in graph where node.needs.contains(next.service.name) {
      visit(next)
    }
    order.append(node.service)
  }
  for node in graph { visit(node) }
  return order
}
