actor HastyFinish {
  private let camera: any Camera
  private var arrived: [Int] = []

  init(camera: any Camera) {
    self.camera = camera
  }

  func arrive(_ bib: Int) async -> Int {
    let place = arrived.count + 1
    await camera.photograph(bib)
    arrived.append(bib)
    return place
  }
}
