/// The composition root: the one place that names the timer and its details.
func makeTimer(withLamp: Bool) -> KitchenTimer {
  KitchenTimer(signal: withLamp ? Lamp(watts: 60) : Buzzer())
}
