/// The whole app, built from these parts; the app's start and the specs call it.
func makeLaundry(board: any MachineBoard) -> LaundryScreen {
  LaundryScreen(board: board)
}
