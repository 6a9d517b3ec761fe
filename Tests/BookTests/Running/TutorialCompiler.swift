/// Compiles what a reader of a tutorial has, step after step: the module, and the specs that
/// import it.
struct TutorialCompiler {
  let book: BookFiles
  let module: String
  private var last: BuiltModule?

  /// A module, kept for the steps that change only specs.
  private struct BuiltModule {
    let sources: [Tutorial.Step]
    let folder: TemporaryFolder
    let diagnostics: [Diagnostic]
  }

  init(book: BookFiles, module: String) {
    self.book = book
    self.module = module
  }

  mutating func diagnostics(of state: Tutorial.State) throws -> [Diagnostic] {
    let compiler = SwiftCompiler()
    guard !state.specs.isEmpty else {
      return try compiler.check(SwiftCompiler.Module(name: module, files: paths(state.sources)))
        .diagnostics
    }
    let built = try build(state.sources)
    guard !built.diagnostics.contains(where: { $0.severity == .error }) else {
      return built.diagnostics
    }
    let specs = SwiftCompiler.Module(
      name: "\(module)Specs", files: paths(state.specs), imports: built.folder.path)
    return built.diagnostics + (try compiler.check(specs).diagnostics)
  }

  private mutating func build(_ sources: [Tutorial.Step]) throws -> BuiltModule {
    if let last, last.sources == sources { return last }
    let folder = try TemporaryFolder()
    // Specs that come first have no module to import; the compiler says so.
    let diagnostics =
      sources.isEmpty
      ? []
      : try SwiftCompiler()
        .emit(SwiftCompiler.Module(name: module, files: paths(sources)), to: folder.path)
        .diagnostics
    let built = BuiltModule(sources: sources, folder: folder, diagnostics: diagnostics)
    last = built
    return built
  }

  private func paths(_ steps: [Tutorial.Step]) -> [String] {
    steps.map { book.absolute($0.listing.path) }
  }
}
