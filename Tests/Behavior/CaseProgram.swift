import Foundation

/// A case as a program: its declarations, and a main file that walks through what can be shown.
struct CaseProgram {
  let context: String

  /// How the roots are made, before or after; nothing can be shown without one.
  struct Roots {
    var views: [(name: String, call: String)] = []
    var apps: [String] = []
    var objects: [String] = []
    var observables: [String] = []
    var samples: [String] = []
    var variables: [String] = []
    /// The states of views, and what models publish.
    var states: Set<String> = []
    /// The functions of views that take a Boolean: each is seen on a button, with a switch beside it.
    var helpers: [Helper] = []
    /// Whether something in the program pushes.
    var pushes = false
    /// The views with a stack of their own.
    var stacked: [String] = []
  }

  struct Helper: Equatable {
    let name: String
    let label: String
    var typeName: String { "HelperRoot_\(name)_\(label)" }

    var declaration: String {
      """
      struct \(typeName): View {
        @State private var isOn = false
        var body: some View {
          Toggle("On", isOn: $isOn)
          Button("Inside") {}.\(name)(\(label == "_" ? "" : "\(label): ")isOn)
        }
      }
      """
    }
  }

  /// The text of a file as declarations: statements become the body of a view.
  static func declarations(in text: String, isFirst: Bool) -> String {
    let text = text.replacing(/(?m)^@main\s+/, with: "")
    guard isFirst else { return text }
    var kept: [String] = []
    var statements: [String] = []
    var depth = 0
    var isStatement = false
    for line in text.components(separatedBy: "\n") {
      if depth <= 0, let first = line.first, !first.isWhitespace, !")}].#/*".contains(first) {
        isStatement = !isDeclaration(line)
      } else if depth <= 0, line.isEmpty {
        isStatement = isStatement && line.isEmpty ? false : isStatement
      }
      if isStatement { statements.append(line) } else { kept.append(line) }
      depth += line.count { "{([".contains($0) } - line.count { "})]".contains($0) }
    }
    guard statements.contains(where: { !$0.isEmpty }) else { return text }
    return kept.joined(separator: "\n") + """

      struct ExcerptRoot: View {
        @ViewBuilder var body: some View {
      \(statements.joined(separator: "\n"))
        }
      }

      """
  }

  /// Whether a line at the top level begins a declaration.
  private static func isDeclaration(_ line: String) -> Bool {
    if line.hasPrefix("@") || line.hasPrefix("#") { return true }
    let introducers: Set<Substring> = [
      "struct", "class", "enum", "extension", "protocol", "func", "import", "typealias", "actor",
      "let", "var", "static", "operator", "precedencegroup", "macro",
    ]
    let modifiers: Set<Substring> = [
      "public", "private", "fileprivate", "internal", "final", "nonisolated", "indirect", "open",
      "nonisolated(unsafe)", "prefix", "infix", "postfix",
    ]
    let word = line.split(separator: " ").first { !modifiers.contains($0) }
    return word.map(introducers.contains) ?? false
  }

  /// - Parameter texts: the declarations of the program, each file's.
  func roots(in texts: [String]) -> Roots {
    var roots = Roots()
    let types = (texts + [context]).flatMap(DeclaredType.all)
    var known: [String: String] = [:]
    for type in types where !type.isView && !type.isApp {
      if let call = type.call(known: known) { known[type.name] = call }
    }
    for type in types where !type.isView && !type.isApp && known[type.name] != nil {
      if type.conforms(to: "ObservableObject") { roots.objects.append(known[type.name]!) }
      if type.attributes.contains("@Observable") { roots.observables.append(known[type.name]!) }
      if type.keyword == "struct" { roots.samples.append(known[type.name]!) }
    }
    for type in texts.flatMap(DeclaredType.all) {
      if type.isApp { roots.apps.append(type.name) }
      if type.isView, let call = type.call(known: known) { roots.views.append((type.name, call)) }
    }
    for text in texts {
      let helper =
        /func (\w+)\((\w+)(?: \w+)?: (?:@autoclosure \(\) -> )?Bool(?: = \w+)?\) -> some View/
      for match in text.matches(of: helper) {
        let helper = Helper(name: String(match.1), label: String(match.2))
        if !roots.helpers.contains(helper) { roots.helpers.append(helper) }
      }
    }
    let all = texts.joined()
    roots.pushes = all.contains("NavigationLink") || all.contains("navigationDestination")
    // A view with a stack of its own is shown by itself.
    roots.stacked = types.filter {
      $0.text.contains("NavigationStack") || $0.text.contains("NavigationView")
    }
    .map(\.name)
    roots.states = Set(
      all.matches(of: /@(?:State|Published)[^\n]*? var (\w+)/).map { String($0.1) })
    for text in texts + [context] {
      for match in text.matches(of: /(?m)^(?:nonisolated\(unsafe\) )?var (.*)$/) {
        for name in match.1.matches(of: /(\w+) = (?:true|false)\b/) {
          roots.variables.append(String(name.1))
        }
      }
    }
    return roots
  }

  /// The main file, for the roots that exist both before and after.
  ///
  /// - Parameter omitted: the states that exist only before or only after.
  static func main(_ roots: Roots, without omitted: Set<String> = [], imports: [String]) -> String {
    let environment =
      roots.objects.map { ".environmentObject(\($0))" }
      + roots.observables.map { ".environment(\($0))" }
    let around = environment.joined()
    let views = roots.views.flatMap { root -> [String] in
      let inStack =
        "  (\"\(root.name) in a stack\", { Screen(NavigationStack { \(root.call) }\(around)) }),"
      // What pushes would do nothing by itself.
      if roots.pushes, !roots.stacked.contains(root.name) { return [inStack] }
      return ["  (\"\(root.name)\", { Screen(\(root.call)\(around)) }),", inStack]
    }
    let helpers = roots.helpers.map { "  (\"\($0.typeName)\", { Screen(\($0.typeName)()) })," }
    let apps = roots.apps.map { "  (\"\($0)\", { Screen(\($0).self) })," }
    let samples = roots.samples.map { "Flips.addSample { \($0) }" }
    let variables = Set(roots.variables).sorted().map {
      "Flips.addVariable(\"\($0)\") { \($0).toggle() }"
    }
    let omissions = omitted.sorted().map { "Flips.leaveOut(\"\($0)\")" }
    return """
      @_spi(Driving) import SwiftUI
      \(imports.map { "@testable import \($0)" }.joined(separator: "\n"))
      \(roots.helpers.map(\.declaration).joined(separator: "\n"))
      \((samples + variables + omissions).joined(separator: "\n"))
      Walk([
      \((views + helpers + apps).joined(separator: "\n"))
      ]).run(CommandLine.arguments)
      """
  }
}
