/// An app in Swift source, and what the generator knows about it.
struct GeneratedApp: Sendable {
  struct File: Sendable, Equatable {
    let name: String
    var text: String
    /// Whether the tool does not see it, as if it belonged to a library.
    var isForeign = false
  }

  /// What is started: the name of a view, or of an app.
  enum Root: Sendable {
    case view(String)
    case program(String)

    /// The expression that starts it.
    func start(suffix: String) -> String {
      switch self {
      case .view(let name): "Screen(\(name)\(suffix)())"
      case .program(let name): "Screen(\(name)\(suffix).self)"
      }
    }
  }

  /// The choices that it was made of.
  let choices: [Int]
  let spans: [Range<Int>]
  let files: [File]
  let root: Root
  /// The names that the app declares for its whole module.
  let moduleNames: Set<String>
  /// The counters in views with conditional modifiers, each with the conditions around it.
  let conditions: [String: Set<String>]
  /// What the tool is asked to do.
  let options: [String]

  init(seed: UInt64) { self.init(Choices(seed: seed)) }

  init(choices: [Int]) { self.init(Choices(given: choices)) }

  private init(_ choices: Choices) {
    let app = AppBuilder(choices)
    options = ToolOptions.choose(choices, app)
    root = RootGenerator.make(app)
    files = app.finishedFiles()
    moduleNames = app.moduleNames
    conditions = app.conditions
    self.choices = choices.taken
    spans = choices.spans
  }
}
