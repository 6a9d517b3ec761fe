import Foundation

@testable import InterfaceAndLive

/// The learner's list of modules as a graph, and the questions that specs ask of it.
struct Station {
  /// The vendor's file.
  static let sdk = "VoiceSDK.swift"

  let modules: [Module]

  init(_ modules: [Module]) {
    self.modules = modules
  }

  /// The one that `Modules.swift` lists.
  static let answer = Station(InterfaceAndLive.modules)

  /// The names of a module's files, also where the list says in which folder they lie.
  static func files(of module: Module) -> [String] {
    module.files.map { URL(filePath: $0).lastPathComponent }
  }

  /// All texts of the list.
  var texts: Set<String> {
    Set(modules.flatMap { [$0.name] + $0.files + $0.imports })
  }

  func modules(with file: String) -> [Module] {
    modules.filter { Self.files(of: $0).contains(file) }
  }

  func module(named name: String) -> Module? {
    modules.first { $0.name == name }
  }

  /// A module, what it imports, and what these import in turn.
  func needs(of module: Module) -> [Module] {
    var needed: [Module] = []
    var next = [module]
    while let module = next.popLast() {
      guard !needed.contains(where: { $0.name == module.name }) else {
        continue
      }
      needed.append(module)
      next += module.imports.compactMap(self.module(named:))
    }
    return needed
  }

  /// Which of some files are built before those who need a file can be: `Voice needs VoiceSDK.swift`.
  func found(_ unwanted: Set<String>, neededBy file: String) -> [String] {
    let holders = modules(with: file)
    guard !holders.isEmpty else { return ["no module has \(file)"] }
    return holders.flatMap { holder in
      needs(of: holder).flatMap { module in
        unwanted.intersection(Self.files(of: module)).sorted().map { unwanted in
          module.name == holder.name
            ? "\(holder.name), which has \(file), has \(unwanted) as well"
            : "\(holder.name), which has \(file), needs \(module.name), which has \(unwanted)"
        }
      }
    }
  }
}

extension Station {
  /// Files that aren't in exactly one module.
  ///
  /// - Parameter all: The names of the files that a module must have.
  func misplaced(of all: Set<String>) -> [String] {
    let unknown = modules.flatMap { module in
      Set(Self.files(of: module)).subtracting(all).map {
        "\(module.name) has \($0), which it can't"
      }
    }
    let others = all.compactMap { file -> String? in
      let holders = modules.flatMap { module in
        Self.files(of: module).filter { $0 == file }.map { _ in module.name }
      }
      guard holders.count != 1 else { return nil }
      return holders.isEmpty
        ? "no module has \(file)"
        : "\(file) is in \(holders.joined(separator: " and in "))"
    }
    let empty = modules.filter { $0.files.isEmpty }.map {
      "\($0.name) has no file"
    }
    return (unknown + others + empty).sorted()
  }

  /// Imports that lead to no module or back to where they came from, and names that two modules have.
  func wrongImports() -> [String] {
    let names = modules.map(\.name)
    let twice = Set(
      names.filter { name in names.filter { $0 == name }.count > 1 })
    let unknown = modules.flatMap { module in
      module.imports.filter { !names.contains($0) }
        .map { "\(module.name) imports \($0), and there's no such module" }
    }
    let cycles = modules.filter { module in
      module.imports.compactMap(self.module(named:)).flatMap(needs)
        .contains { $0.name == module.name }
    }
    return twice.sorted().map { "two modules have the name \($0)" }
      + unknown.sorted()
      + cycles.map { "\($0.name) needs itself, through what it imports" }
      .sorted()
  }
}
