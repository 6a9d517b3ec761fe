import Testing

protocol Camera {
  init(settings: [String: String])
  func picture() -> String
}

func makeCamera(_ settings: [String: String]) -> any Camera {
  let kinds: [String: any Camera.Type] = [
    "wide": WideCamera.self, "planet": PlanetCamera.self,
  ]
  let kind = settings["camera"].flatMap { kinds[$0] } ?? WideCamera.self
  return kind.init(settings: settings)
}

struct WideCamera: Camera {
  init(settings: [String: String]) {}
  func picture() -> String { "the whole sky" }
}

struct PlanetCamera: Camera {
  private let mount: Mount

  init(settings: [String: String]) {
    mount = .shared
  }

  func picture() -> String { "a planet, from the \(mount.telescope)" }
}

struct Mount {
  static let shared = Mount(telescope: "big telescope")
  let telescope: String
}

@Test(arguments: [("wide", "the whole sky"), ("planet", "a planet, from the big telescope")])
func `the settings choose a camera, and the camera fetches its mount`(kind: String, picture: String)
{
  #expect(makeCamera(["camera": kind, "telescope": "small"]).picture() == picture)
}
