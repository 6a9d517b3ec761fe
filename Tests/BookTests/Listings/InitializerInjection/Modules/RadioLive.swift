// Module RadioLive: it imports Sensing, and the kit of the company that sells the radios.
public struct RadioHallSensor: Sensor {
  private let receiver: RadioKit

  public init(channel: Int) { receiver = RadioKit(channel: channel) }

  public func celsius() throws -> Double { try receiver.receive() / 10 }
}

struct RadioKit {
  let channel: Int

  func receive() throws -> Double { 165 }
}
