extension TinyWorkbook {
  /// Every file of the tiny workbook.
  static var pages: [String: String] {
    var pages = [
      "Package.swift": manifest,
      "README.md": "# A tiny workbook\n",
      "Exercises/PRACTICE.md": "| solved | days |\n| ---: | ---: |\n| 1 | 2 |\n| 2 | 7 |\n",
      "Sources/WorkbookCore/Workbook.swift": "// The tool.\n",
      "Sources/SpecSupport/Tags.swift": "// What specs share.\n",
      "Tests/Canaries/Canaries.swift": "// Canaries\n",
      "Sources/ChildProcess/ChildProcess.swift": "// Other programs.\n",
      "docs/Kettles.md": "# Kettles\n",
      "Exercises/01-first-steps/README.md": "# First steps\n",
      "Exercises/02-bigger-things/README.md": "# Bigger things\n",
      "Exercises/\(kettle)/README.md": kettleBrief,
      "Exercises/\(kettle)/HINTS.md": hints("1.1"),
      "Solutions/\(kettle)/README.md": solutionPage,
      "Exercises/\(toaster)/README.md": brief(
        "1.2 Slow toaster", ["it toasts by the clock it was given", "it pops up once"]),
      "Exercises/\(toaster)/HINTS.md": hints("1.2"),
      "Exercises/\(radio)/README.md": brief(
        "2.1 Kitchen radio", ["it plays the station it was given", "it is quiet at night"]),
      "Exercises/\(radio)/HINTS.md": hints("2.1"),
    ]
    for (key, file, text) in starters {
      pages["Exercises/\(key)/\(file)"] = text
      pages[".starters/\(key)/\(file)"] = text
    }
    for (key, file, text) in answers { pages["Solutions/\(key)/\(file)"] = text }
    for (name, text) in trials { pages["Tests/Answers/\(kettle)/\(name)/Kettle.swift"] = text }
    for key in [kettle, toaster, radio] { pages["Tests/Specs/\(key)/Specs.swift"] = "// Specs\n" }
    return pages
  }

  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let stages = [
      Stage(
        "01-first-steps",
        Exercise("01-kettle", minutes: 5),
        Exercise("02-slow-toaster", minutes: 10)
      ),
      Stage(
        "02-bigger-things",
        Exercise("01-kitchen-radio", minutes: 15)
      ),
    ]

    let package = Package(name: "tiny")

    """

  // MARK: - Code

  private static let world = "// The outside world. Leave it as it is.\n"

  private static let starters = [
    (kettle, "Meter.swift", world + "final class Meter {\n  static let shared = Meter()\n}\n"),
    (
      kettle, "Kettle.swift",
      """
      /// Boils water for the tea screen.
      final class Kettle {
        // TODO 1: Take the meter that you are given.
        func boil() {}
      }

      """
    ),
    (
      kettle, "CompositionRoot.swift",
      """
      func makeKettle(meter: Meter) -> Kettle {
        // TODO 2: Hand `meter` over.
        Kettle()
      }

      """
    ),
    (toaster, "SlowToaster.swift", "final class SlowToaster {\n  // TODO 1: Take a clock.\n}\n"),
    (radio, "KitchenRadio.swift", "final class KitchenRadio {\n  // TODO 1: Take a station.\n}\n"),
  ]

  private static let answers = [
    starters[0],
    (
      kettle, "Kettle.swift",
      """
      /// Boils water for the tea screen.
      final class Kettle {
        let meter: Meter
        init(meter: Meter) { self.meter = meter }
        func boil() {}
      }

      """
    ),
    (
      kettle, "CompositionRoot.swift",
      """
      func makeKettle(meter: Meter) -> Kettle {
        Kettle(meter: meter)
      }

      """
    ),
    (toaster, "SlowToaster.swift", "final class SlowToaster {\n  let clock = 1\n}\n"),
    (radio, "KitchenRadio.swift", "final class KitchenRadio {\n  let station = 1\n}\n"),
  ]

  private static let trials = [
    "accepted/closure": "// Sound: it keeps a closure.\n// Keeps: 1\n",
    "accepted/quick": "// Sound: it was written in a hurry.\n// Keeps: 2\n",
    "rejected/shared": "// Wrong: shared\n// Rejected by: it asks the meter it was given\n",
    "rejected/twice": "// Wrong: twice\n// Rejected by: it boils the water once\n",
    "rejected/hasty": "// Wrong: hasty\n// Rejected by: it waits for the lid\n",
  ]

  // MARK: - Pages

  private static let kettleBrief = """
    # 1.1 Kettle

    Give the kettle a meter that a test can read.

    **5 minutes**

    ## Before

    A kettle boils water.

    ## Question

    Whose meter does the kettle ask today?

    ## Your task

    1. Take the meter.
    2. Hand it over.

    ## Names the specs use

    - `makeKettle(meter: Meter) -> Kettle`

    ## Check

    ```sh
    swift run workbook check 1.1
    ```

    ## Done when

    - it asks the meter it was given
    - it boils the water once
    - it waits for the lid
    - it forgets the last cup
    - keeps old callers boiling

    ## Again, but …

    - **it stores no meter**: keep a closure that returns what the `Meter` shows.
    - **it takes half the time**: hurry.

    ## Read more

    [Kettles](../../../docs/Kettles.md)

    """

  private static func brief(_ title: String, _ sentences: [String]) -> String {
    """
    # \(title)

    Let a test decide.

    ## Done when

    - \(sentences.joined(separator: "\n- "))

    ## Again, but …

    - without a class.

    """
  }

  private static func hints(_ number: String) -> String {
    """
    # Hints for \(number)

    ## Hint 1

    Who should choose?

    ## Hint 2

    Whoever builds it.

    ## Hint 3

    ```swift
    init(meter: Meter)
    ```

    """
  }

  private static let solutionPage = """
    # The kettle

    ## Answer

    The one that it makes itself.

    ## What changed

    The meter is handed over.

    ## Why

    ## What it costs

    ## Other ways

    """
}
