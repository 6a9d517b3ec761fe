import Testing

enum SerialPortError: Error {
  case noSuchPort, wrongBaudRate, portIsTaken
}

protocol RainGauge {
  func millimetres() throws(SerialPortError) -> Double
}

struct WebGauge: RainGauge {
  let answer: (status: Int, millimetres: Double)

  func millimetres() throws(SerialPortError) -> Double {
    guard answer.status == 200 else { throw .wrongBaudRate }
    return answer.millimetres
  }
}

@Test func `a server in trouble has to pass for a serial port`() {
  #expect(throws: SerialPortError.wrongBaudRate) {
    try WebGauge(answer: (status: 503, millimetres: 0)).millimetres()
  }
}
