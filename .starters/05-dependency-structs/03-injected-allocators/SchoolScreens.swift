// The outside world. Leave it as it is.

/// A room in the cooking school, with a board on its wall.
protocol Classroom: Sendable {
  func write(_ text: String)
}

/// Teaches one dish. It stands on the board as soon as the lesson is made.
final class LessonScreen: Screen {
  let title: String

  init(dish: String, classroom: any Classroom) {
    title = dish
    classroom.write("lesson: \(dish)")
  }
}

/// Counts the minutes without a sound.
final class HourglassScreen: Screen {
  let title: String

  init(minutes: Int, classroom: any Classroom) {
    title = "\(minutes) min of sand"
    classroom.write("hourglass: \(minutes)")
  }
}
