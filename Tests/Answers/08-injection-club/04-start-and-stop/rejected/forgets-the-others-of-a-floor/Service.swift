protocol Service: Sendable {
  var name: String { get }
  func start() async throws
  func stop() async throws
}

extension Store: Service {}
extension Post: Service {}
extension Doorbell: Service {}
extension Noticeboard: Service {}
extension WebDesk: Service {}
