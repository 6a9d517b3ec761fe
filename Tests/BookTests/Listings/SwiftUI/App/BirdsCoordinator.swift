#if canImport(UIKit)
  import UIKit

  @MainActor
  final class BirdsCoordinator {
    private let navigation: UINavigationController
    private let places: PlacesModel
    private let screens: Screens

    init(
      navigation: UINavigationController, places: PlacesModel, screens: Screens
    ) {
      self.navigation = navigation
      self.places = places
      self.screens = screens
    }

    func start() {
      let list = PlacesViewController(model: places)
      list.onChoice = { [weak self] name in self?.open(name) }
      navigation.setViewControllers([list], animated: false)
    }

    private func open(_ name: String) {
      let model = screens.place(name)
      let storyboard = UIStoryboard(name: "Place", bundle: nil)
      let screen = storyboard.instantiateViewController(identifier: "Place") { coder in
        PlaceViewController(coder: coder, model: model)
      }
      navigation.pushViewController(screen, animated: true)
    }
  }
#endif
