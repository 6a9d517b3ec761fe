// Does not compile: 'shared' is unavailable: Take a MachineBoard in your initializer.

struct NewScreen {
  let server = MachineServer.shared
}
