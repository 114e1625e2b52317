/// A view that was generated: how others can create it.
struct ScreenDeclaration {
  let name: String
  var parameters: [Parameter] = []
  /// Pushes views, so it needs a stack around it.
  var needsStack = false
  /// Has a stack of its own, so it is not pushed.
  var ownsStack = false
  var isGeneric = false

  enum Parameter {
    case title(label: String?)
    case count
    case note
    case action(String)
    case binding(String)
    case content
    case depth
    /// The flag that presents the view, under a name.
    case ownFlag(String)
  }
}

/// Collects the parts of a view, and writes it.
final class ScreenBuilder {
  let app: AppBuilder
  let name: String
  let file: Int
  var properties: [String] = []
  var states: [String] = []
  var initializers: [String] = []
  var members: [String] = []
  /// The views in its body.
  var elements: [String] = []
  var toolbar: [String] = []
  /// The modifiers of its body.
  var modifiers: [String] = []
  /// Declared after the type, in the same file.
  var extensions: [String] = []
  var declaration: ScreenDeclaration
  var genericClause = ""
  /// What dismisses the view, if it dismisses itself.
  var dismissCall: String?
  /// The name of the action, if it is a `DismissAction`.
  var dismissAction: String?
  var recursion: Recursion?
  /// A number that presented views change.
  var counter: String?
  /// The conditions of its conditional modifiers, each with the text that shows it.
  var conditions: [(text: String, line: String)] = []
  /// Names that the members have.
  private var names: Set<String> = ["body"]

  var choices: Choices { app.choices }

  init(_ app: AppBuilder, name: String) {
    self.app = app
    self.name = name
    file = app.choices.below(app.fileCount)
    declaration = ScreenDeclaration(name: name)
    app.declare(name)
  }

  /// A name that no other member has.
  func member(_ wanted: String) -> String {
    var name = wanted
    var count = 2
    while !names.insert(name).inserted {
      name = "\(wanted)\(count)"
      count += 1
    }
    return name
  }

  func state(_ wanted: String, _ value: String) -> String {
    let name = member(wanted)
    states.append("@State private var \(name)\(value)")
    return name
  }

  // MARK: Text

  /// Writes the view and adds it to its file.
  func finish() {
    let container = choices.pick(weighted: [
      (50, "VStack"), (15, "List"), (15, "Form"), (10, "ScrollView"), (10, "Group"),
    ])
    var content: [String]
    if elements.count == 1, container == "Group" {
      content = elements
    } else {
      content = ["\(container) {"] + groups(elements).indented() + ["}"]
    }
    if !toolbar.isEmpty {
      modifiers.append((["toolbar {"] + toolbar.indented() + ["}"]).joined(separator: "\n"))
    }
    content += modifiers.map { ".\($0)" }.indented(
      elements.count == 1 && container == "Group" ? 1 : 0)
    if declaration.ownsStack { content = [stackOpening] + content.indented() + ["}"] }
    let body = ["var body: some View {"] + content.indented() + ["}"]
    var sections = [properties + states].filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
    sections += initializers
    sections.append(body.joined(separator: "\n"))
    sections += members
    let text =
      ["struct \(name)\(genericClause): View {"]
      + [sections.joined(separator: "\n\n")].indented() + ["}"]
    app.add((text.joined(separator: "\n")), to: file)
    for text in extensions { app.add(text, to: file) }
  }

  /// Whether the view with conditional modifiers that is written can have a gesture.
  var takesTaps = true
  /// The condition of a helper in the closure of another one.
  var nestedLine: String?
  var hasPath = false
  var hasTypedPath = false
  var pushesOtherValues = false
  var pathOpening: String?
  var prefersNavigationView = false

  private var stackOpening: String {
    // The older container knows none of the newer modifiers.
    let isOld =
      prefersNavigationView && !modifiers.contains { $0.hasPrefix("navigationDestination") }
      && !hasPath
    return pathOpening ?? (isOld ? "NavigationView {" : "\(app.stack) {")
  }

  /// A builder takes ten views at most in older releases; groups of a few keep far from that.
  private func groups(_ elements: [String]) -> [String] {
    guard 8 < elements.count else { return elements }
    return stride(from: 0, to: elements.count, by: 6).flatMap { start in
      ["Group {"] + Array(elements[start..<min(start + 6, elements.count)]).indented() + ["}"]
    }
  }
}
