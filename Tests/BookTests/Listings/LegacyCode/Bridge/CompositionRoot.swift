/// Builds the board once. Old code finds it, and new code is handed it.
func makeLaundry(board: any MachineBoard, container: Container) -> LaundryScreen {
  container.register((any MachineBoard).self, board)
  return LaundryScreen(board: board)
}
