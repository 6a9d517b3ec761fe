// The club's server: `swift run club-server`, or `swift run club-server PORT`.

import ClubServer
import Foundation

func write(_ line: String, to output: FileHandle = .standardOutput) {
  try? output.write(contentsOf: Data((line + "\n").utf8))
}

func fail(_ reason: String) -> Never {
  write("club-server: \(reason)", to: .standardError)
  exit(1)
}

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count <= 1, let port = UInt16(arguments.first ?? "8080") else {
  fail("say `swift run club-server PORT`, with a PORT from 0 to 65535 (0 is any free one)")
}

do {
  let server = try ClubServer(port: port) { write($0) }
  write(
    "The club's server listens at \(server.address) until Ctrl-C. In a second terminal: "
      + "swift run club-backends remote \(server.address)")
} catch {
  fail("\(error). Give it another one: swift run club-server \(port &+ 1)")
}

while true { sleep(1_000) }
