import Foundation
import SpecSupport

@testable import VerifiedGraph

extension Graph {
  /// A graph from lines such as `Ferry → Pilot → Radio`.
  ///
  /// All that is not said to be kept, graph or missing is transient.
  init(
    _ lines: String..., kept: [String] = [], graph: [String] = [],
    missing: [String] = []
  ) {
    self.init()
    for line in lines {
      let labels = line.components(separatedBy: " → ")
      edges += zip(labels, labels.dropFirst()).map { Edge(from: $0, to: $1) }
      for label in labels
      where !missing.contains(label) && lifetime(of: label) == nil {
        let lifetime: Lifetime =
          kept.contains(label)
          ? .kept : graph.contains(label) ? .graph : .transient
        nodes.append(Node(label: label, lifetime: lifetime))
      }
    }
  }

  /// The same graph, with its nodes and edges in several orders.
  var inSeveralOrders: [Graph] {
    [self]
      + nodes.indices.flatMap { index in
        var turned = self
        turned.nodes = Array(nodes[index...] + nodes[..<index])
        let split = min(index, edges.count)
        turned.edges = Array(edges[split...] + edges[..<split])
        var reversed = turned
        reversed.nodes.reverse()
        reversed.edges.reverse()
        return [turned, reversed]
      }
  }

  /// What `describe` makes of the graph.
  ///
  /// When it changes with the order of the nodes and edges, both are given.
  func lines(_ describe: (Graph) -> [String]) -> [String] {
    let lines = describe(self)
    let other = inSeveralOrders.map(describe).first { $0 != lines }
    return lines + (other.map { ["in another order of the data:"] + $0 } ?? [])
  }

  /// The lines of the text for Mermaid.
  var mermaidLines: [String] {
    mermaid.split(separator: "\n").map(String.init)
  }

  /// The same graph, which says that this was registered twice or not tried.
  func with(registeredTwice: [String] = [], notTried: [String] = []) -> Graph {
    var graph = self
    graph.registeredTwice = registeredTwice
    graph.notTried = notTried
    return graph
  }
}

extension Container {
  /// Runs what asks for no parts: no dry run, and nothing that is `completed:`.
  func runFactoriesWithoutParts() {
    let graph = dryRun()
    let all = registered.compactMap { $0 as? any DryRunnable }
      .filter { graph.parts(of: $0.label).isEmpty }
    register(Void.self) { resolver in
      for each in all { try? each.runFactory(resolver) }
    }
    _ = try? resolve(Void.self)
  }
}

extension Container {
  /// Resolves each of these in turn, and lets it send its name.
  func send(from senders: [String]) {
    for sender in senders {
      let radio =
        switch sender {
        case "master": try? resolve(HarbourMaster.self).pilot.radio
        case "ferry": try? resolve(Ferry.self).pilot.radio
        default: try? resolve(Lighthouse.self).radio
        }
      radio?.send(sender)
    }
  }
}

/// `Ticket.swift` as it is given, but a ticket prints a line when it is built.
func loudTickets(spec: String = #filePath) throws -> String {
  try GradedAnswer(spec: spec).starterText(of: "Ticket.swift").replacing(
    "  let roll: TicketRoll\n",
    with: """
        let roll: TicketRoll

        init(
          passenger: String, prices: Prices, tides: Tides, roll: TicketRoll
        ) {
          (self.passenger, self.prices) = (passenger, prices)
          (self.tides, self.roll) = (tides, roll)
          print("a ticket was built")
        }

      """)
}

/// Why the program does not accept the text as its input.
///
/// `nil` when it does, and when this computer has no such program.
func complaint(of program: String, about text: String) throws -> String? {
  let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":")
  let paths = folders.map { "\($0)/\(program)" }
  let files = FileManager.default
  guard let path = paths.first(where: files.isExecutableFile) else {
    return nil
  }
  let folder = files.temporaryDirectory.appending(path: "\(UUID())")
  try files.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? files.removeItem(at: folder) }
  let input = folder.appending(path: "graph.dot")
  let errors = folder.appending(path: "errors.txt")
  try text.write(to: input, atomically: false, encoding: .utf8)
  try "".write(to: errors, atomically: false, encoding: .utf8)
  let process = Process()
  process.executableURL = URL(filePath: path)
  process.arguments = ["-Tsvg"]
  process.standardInput = try FileHandle(forReadingFrom: input)
  process.standardOutput = FileHandle.nullDevice
  process.standardError = try FileHandle(forWritingTo: errors)
  try process.run()
  process.waitUntilExit()
  guard process.terminationStatus != 0 else { return nil }
  let said = try String(contentsOf: errors, encoding: .utf8)
    .trimmingCharacters(in: .whitespacesAndNewlines)
  return said.isEmpty ? "It ended with an error." : said
}
