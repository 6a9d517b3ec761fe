struct Weights {
  let transaction: Transaction

  func record(_ kilograms: Double, of hive: String) {
    transaction.write("\(hive) weighs \(kilograms) kg")
  }
}

struct Journal {
  let transaction: Transaction

  func note(_ text: String) {
    transaction.write("[\(Trace.id)] \(text)")
  }
}
