actor Finish {
  private let camera: any Camera
  private var arrived: [Int] = []

  init(camera: any Camera) {
    self.camera = camera
  }

  func arrive(_ bib: Int) async -> Int {
    arrived.append(bib)
    let place = arrived.count
    await camera.photograph(bib)
    return place
  }
}
