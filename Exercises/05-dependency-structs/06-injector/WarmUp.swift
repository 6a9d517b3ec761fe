// The outside world. Leave it as it is.

/// While the visitor buys a ticket, tasks on several threads ask for parts.
func warmUp(_ injector: Injector) async {
  await withTaskGroup(of: Void.self) { group in
    group.addTask { _ = injector.router }
    group.addTask { _ = injector.tour }
    group.addTask { _ = injector.screen }
  }
}
