/// Who is on duty: the doctor of the harbour that opened last.
enum Duty {
  nonisolated(unsafe) private static var onDuty: [any Doctor] = []

  static func start(_ doctor: any Doctor) { onDuty.append(doctor) }

  static func doctor(or other: any Doctor) -> any Doctor {
    onDuty.last ?? other
  }
}
