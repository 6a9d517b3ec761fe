import Synchronization

extension Container {
  /// Runs each factory, keeps nothing, and tells who asked for what.
  ///
  /// It also runs the factories of what the container keeps already, so a
  /// factory that opens a file opens it once more. A factory ends at the first
  /// part that is missing: what it would ask for next shows when that is
  /// mended. What was registered as `completed:` (6.6) is not run.
  ///
  /// - Parameter examples: Each is a closure that gets this container, and
  ///   resolves something that needs arguments, as the app does.
  func dryRun(examples: [(Container) throws -> Any] = []) -> Graph {
    var seen: Set<String> = []
    let all = registered.compactMap { $0 as? any DryRunnable }
      .filter { seen.insert($0.identity).inserted }  // else it is overridden
      .sorted { $0.identity < $1.identity }
    let dryRun = DryRun(of: all)
    DryRun.$current.withValue(dryRun) {
      for example in examples { _ = try? example(self) }
      for registration in all { try? registration.beTried(in: self) }
    }
    return dryRun.graph(registeredTwice: registeredTwice)
  }
}

/// What runs the factories while it is the current one.
///
/// `Container.resolve` asks for it; so a factory that holds the container
/// itself, and not its resolver, keeps nothing either.
final class DryRun: Sendable {
  @TaskLocal static var current: DryRun?

  /// What was built since the container was asked: no factory runs twice.
  final class Instances { var all: [ObjectIdentifier: Any] = [:] }

  private let notes = Mutex(DryRunNotes())

  init(of all: [any DryRunnable]) {
    notes.withLock { for each in all { _ = $0.label(of: each) } }
  }

  /// A factory or an example asks for what is not registered.
  func miss(_ label: String) { notes.withLock { $0.miss(label) } }

  /// Runs the factory, and keeps what it builds within this resolution only.
  func run<Service>(
    _ wanted: any DryRunnable, _ resolver: Resolver,
    factory: () throws -> Service
  ) throws -> Service {
    let id = ObjectIdentifier(wanted)
    let label = try notes.withLock { try $0.begin(wanted) }
    do {
      let known = resolver.built.all[id].flatMap { $0 as? Service }
      let instance = try known ?? factory()
      resolver.built.all[id] = instance
      notes.withLock { $0.end(label, nil) }
      return instance
    } catch {
      notes.withLock { $0.end(label, error) }
      throw error
    }
  }

  func graph(registeredTwice: [String]) -> Graph {
    notes.withLock { $0.graph(registeredTwice: registeredTwice) }
  }
}
