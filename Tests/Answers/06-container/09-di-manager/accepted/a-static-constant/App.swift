// Sound: the app's manager is a static constant of the manager's type.

extension DIManager {
  static let app = DIManager(appBackEnd())
}
