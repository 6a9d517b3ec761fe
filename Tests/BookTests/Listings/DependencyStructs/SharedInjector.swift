// Does not compile: of 'Sendable'-conforming class 'Injector' is mutable

protocol Valve: Sendable {}
final class MainValve: Valve {}

final class Injector: Sendable {
  lazy var valve: any Valve = MainValve()
}
