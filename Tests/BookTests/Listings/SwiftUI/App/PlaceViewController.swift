#if canImport(UIKit)
  import UIKit

  final class PlaceViewController: UIViewController {
    private let model: PlaceModel

    init?(coder: NSCoder, model: PlaceModel) {
      self.model = model
      super.init(coder: coder)
    }

    @available(*, unavailable, message: "Use init(coder:model:).")
    required init?(coder: NSCoder) {
      fatalError("Use init(coder:model:).")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = model.place
    }
  }

  final class PlacesViewController: UITableViewController {
    var onChoice: (_ name: String) -> Void = { _ in }
    private let model: PlacesModel

    init(model: PlacesModel) {
      self.model = model
      super.init(style: .plain)
    }

    @available(*, unavailable, message: "Use init(model:).")
    required init?(coder: NSCoder) {
      fatalError("Use init(model:).")
    }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
      model.names.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      var content = cell.defaultContentConfiguration()
      content.text = model.names[indexPath.row]
      cell.contentConfiguration = content
      return cell
    }

    override func tableView(
      _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
    ) {
      onChoice(model.names[indexPath.row])
    }
  }
#endif
