import Foundation

func makeGreeter() -> Greeter {
  Greeter(hour: {
    Calendar.current.component(.hour, from: Date())
  })
}
