import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// A value in the body of a view that is another one at each evaluation: `shuffled()`, `UUID()`, `Date()`.
struct ChangingValue {
  /// What makes the value.
  let name: String

  /// - Parameter declarations: the type and its extensions.
  init?(inBodyOf declarations: [TypeDecl]) {
    var search = ChangingValueSearch(declarations)
    guard let name = search.name(inMember: "body") else { return nil }
    self.name = name
  }

  /// A value that each new value of a view creates for itself.
  init?(inInitialValuesOf view: TypeDecl) {
    let values = view.storedProperties.filter { !$0.keepsFirstValue }
      .compactMap(\.binding.initialValue)
    guard let name = values.flatMap(\.evaluatedParts).lazy.compactMap(\.changingName).first else {
      return nil
    }
    self.name = name
  }
}

/// Looks for a value in the body of a view, and in the properties and methods that it reads.
private struct ChangingValueSearch {
  private let members: [String: [SyntaxCursor]]
  private var visited: Set<String> = []

  init(_ declarations: [TypeDecl]) {
    let stored = Set(declarations.flatMap(\.storedProperties).map(\.decl.id))
    let read = declarations.flatMap(\.members).filter {
      [.variableDecl, .functionDecl].contains($0.kind) && !stored.contains($0.id)
    }
    members = Dictionary(grouping: read) { member in
      FunctionDeclView(member)?.name ?? member.variableName ?? ""
    }
  }

  mutating func name(inMember member: String) -> String? {
    guard let found = members[member], visited.insert(member).inserted else { return nil }
    for place in found.flatMap(\.evaluatedParts) {
      if let name = place.changingName { return name }
      guard place.kind == .declReferenceExpr, let name = place.declaredName else { continue }
      if let name = self.name(inMember: name) { return name }
    }
    return nil
  }
}

extension SyntaxCursor {
  /// The name of the first variable that a declaration declares.
  fileprivate var variableName: String? {
    child(.patternBinding)?.children.first { _ in true }?.textWithoutTrivia
  }

  /// What makes another value each time, where an expression is such a call or property.
  fileprivate var changingName: String? {
    if kind == .memberAccessExpr {
      let text = textWithoutTrivia
      return ["Date.now", "Timer.publish"].contains(text) ? text : nil
    }
    guard let call = FunctionCallView(self) else { return nil }
    if let method = call.member?.name {
      return Self.changingMethods.contains(method) ? method : nil
    }
    guard let name = call.name else { return nil }
    return ["Date", "UUID"].contains(name) && call.arguments.isEmpty ? name : nil
  }

  private static let changingMethods: Set = ["random", "randomElement", "shuffled"]

  /// The nodes that are evaluated with a node: not those of closures that are run later, such as actions.
  fileprivate var evaluatedParts: [SyntaxCursor] {
    let call = FunctionCallView(self)
    return [self]
      + children.flatMap { child -> [SyntaxCursor] in
        guard let closure = child.closure else { return child.evaluatedParts }
        guard let call else { return [] }
        return call.runsAtOnce(closure) ? closure.children.flatMap(\.evaluatedParts) : []
      }
  }

  /// A closure, also as an argument.
  private var closure: SyntaxCursor? {
    if kind == .closureExpr { return self }
    guard kind == .labeledExpr else { return nil }
    return children.first { $0.kind == .closureExpr }
  }
}

extension FunctionCallView {
  /// Whether a closure is run where the call is: the content of a container or of a modifier, or a transformation.
  fileprivate func runsAtOnce(_ closure: SyntaxCursor) -> Bool {
    guard let name = member?.name ?? self.name else { return callee?.kind == .closureExpr }
    if SwiftUINames[name].contains(.viewBuilder) { return true }
    let label = arguments.first { $0.value.id == closure.id }?.label
    return Self.contents.contains(label ?? name)
  }

  private static let contents: Set = [
    "ForEach", "background", "compactMap", "content", "filter", "flatMap", "label", "map", "mask",
    "overlay", "reduce", "safeAreaInset", "sorted", "toolbar",
  ]
}
