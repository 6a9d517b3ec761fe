// The outside world. Leave it as it is.
import SpecSupport

/// What the office has of the railway. The app's main hands it over.
struct Railway: Sendable {
  /// Reads the price list, which takes its time.
  var readPrices: @Sendable () -> [String: Int]
  /// Opens a connection to the archive in the capital. There are few.
  var connect: @Sendable () throws -> any Connection
  /// Takes a key to the strongroom. There are few.
  var takeKey: @Sendable () throws -> any RoomKey
  /// Tells the engineers of trouble that is none of the traveller's business.
  var report: @Sendable (any Error) -> Void
}

/// What was opened, and must be closed once.
protocol Closable: AnyObject, Sendable {
  func close() throws
}

/// A connection to the archive. Tasks may use it at the same time.
protocol Connection: Closable {
  /// Where the thing lies, by this register; `nil` when it isn't there.
  func look(for thing: String, in register: String) async throws -> String?

  /// Begins a session, which must be closed before its connection.
  func begin() throws -> any Session
}

/// Writes entries into the archive. Others wait until the session is closed.
protocol Session: Closable {
  func write(_ entry: String) async throws
}

/// A key to the strongroom. Closing puts it back on its hook.
protocol RoomKey: Closable {
  func unlock() throws
}

extension Railway {
  /// The real one. Connections are dear, and the engineers get up at night.
  static let live = Railway(
    readPrices: {
      Tripwire.touch("prices")
      return ["umbrella": 3, "suitcase": 8]
    },
    connect: {
      Tripwire.touch("connection")
      throw LineIsDown()
    },
    takeKey: {
      Tripwire.touch("key")
      throw LineIsDown()
    },
    report: { Tripwire.touch("report of \($0)") })
}

/// The railway can't be reached.
struct LineIsDown: Error {}
