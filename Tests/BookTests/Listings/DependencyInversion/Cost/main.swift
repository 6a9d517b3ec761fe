// What a call costs, and what it costs to put a value into a box.
//
//   swift -O Tests/BookTests/Listings/DependencyInversion/Cost/main.swift
//
// Every case does the same work: a multiplication and an addition, and each
// step needs the answer of the step before. What differs is the way there.

protocol Step {
  func next(_ number: Int) -> Int
}

/// One word: it fits into the box of `any Step`, which has room for three.
struct Small: Step {
  let a: Int
  func next(_ number: Int) -> Int { number &* 37 &+ a }
}

/// Four words: the box can only point to it, so it lies on the heap.
struct Large: Step {
  let a, b, c, d: Int
  func next(_ number: Int) -> Int { number &* 37 &+ d }
}

// MARK: - The ways to call

@inline(never) func direct(_ step: Small, _ count: Int) -> Int {
  var number = count
  for _ in 0..<count { number = step.next(number) }
  return number
}

@inline(never) func generic(_ step: some Step, _ count: Int) -> Int {
  var number = count
  for _ in 0..<count { number = step.next(number) }
  return number
}

@inline(never) func boxed(_ step: any Step, _ count: Int) -> Int {
  var number = count
  for _ in 0..<count { number = step.next(number) }
  return number
}

@inline(never) func closure(_ next: (Int) -> Int, _ count: Int) -> Int {
  var number = count
  for _ in 0..<count { number = next(number) }
  return number
}

// MARK: - A new box for each call

typealias Taker = (any Step, Int) -> Int

@inline(never) func newSmall(for taker: Taker, _ count: Int) -> Int {
  var number = count
  for _ in 0..<count { number = taker(Small(a: count), number) }
  return number
}

@inline(never) func newLarge(for taker: Taker, _ count: Int) -> Int {
  var number = count
  for _ in 0..<count {
    number = taker(Large(a: 1, b: 2, c: 3, d: count), number)
  }
  return number
}

// MARK: - Measure

/// True without `-O`: only then does `assert` look at its condition.
func isUnoptimised() -> Bool {
  var looked = false
  func look() -> Bool {
    looked = true
    return looked
  }
  assert(look())
  return looked
}

func median(_ numbers: [Double]) -> Double {
  numbers.sorted()[numbers.count / 2]
}

func tenths(_ number: Double) -> Double {
  Double(Int(number * 10 + 0.5)) / 10
}

func measure() {
  let unoptimised = isUnoptimised()
  let count = unoptimised ? 10_000 : 2_000_000
  let rounds = unoptimised ? 3 : 15

  // The compiler must not know what is in a box or a closure, so it is chosen
  // by the number of arguments: one at least, but the compiler does not know.
  let number = CommandLine.arguments.count
  let choice = number > 0 ? 0 : 1
  let small = Small(a: number)
  let large = Large(a: number, b: number, c: number, d: number)
  let fits: any Step = [small, large][choice]
  let doesNotFit: any Step = [large, small][choice]
  let next = [{ $0 &* 37 &+ number }, { $0 &+ number }][choice]
  let taker: Taker = [{ $0.next($1) }, { $0.next($1) &+ number }][choice]

  let cases: [(name: String, run: () -> Int)] = [
    ("struct, called directly", { direct(small, count) }),
    ("some, the type is known", { generic(small, count) }),
    ("some, handed an any", { generic(fits, count) }),
    ("any, the value fits", { boxed(fits, count) }),
    ("any, it does not fit", { boxed(doesNotFit, count) }),
    ("closure", { closure(next, count) }),
    ("a new any each time, fits", { newSmall(for: taker, count) }),
    ("a new any each time, does not", { newLarge(for: taker, count) }),
  ]

  var nanoseconds = [[Double]](repeating: [], count: cases.count)
  var answers = 0
  for _ in 0..<rounds {
    for (index, each) in cases.enumerated() {
      let time = ContinuousClock().measure { answers &+= each.run() }
      nanoseconds[index].append(time / .nanoseconds(count))
    }
  }

  print("A box has \(MemoryLayout<any Step>.size) bytes.")
  if unoptimised { print("Without -O these figures are not worth reading.") }
  print("Nanoseconds for each call:")
  for (each, times) in zip(cases, nanoseconds) {
    print("  \(each.name): \(tenths(median(times)))")
  }
  // Somebody reads the answers, or the compiler leaves the work out.
  if answers == 42 { print("What a coincidence!") }
}

measure()
