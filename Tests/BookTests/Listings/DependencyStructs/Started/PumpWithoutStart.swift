// Does not compile: initializer is inaccessible due to 'private' protection

func makePump(motor: any Motor) -> RunningPump {
  RunningPump(motor: motor)
}
