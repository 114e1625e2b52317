import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax

extension PlainExpression {
  func obstacle(inName name: SyntaxCursor, of base: SyntaxCursor?) -> PlainObstacle? {
    guard let text = name.declaredName else { return .harmful(name) }
    if text == "self" || text == "Self" || text == "init" || text.hasPrefix("$") { return nil }
    // What a clock says differs each time.
    if text == "unsafelyUnwrapped" || text == "now" { return .harmful(name) }
    let decls = reference(of: name).decls
    guard !decls.isEmpty else { return .unknown(name) }
    return decls.lazy.compactMap { obstacle(in: $0, named: name) }.first
  }

  private func obstacle(in decl: DeclID, named name: SyntaxCursor) -> PlainObstacle? {
    if program.knownModule(of: decl) != nil { return nil }
    let cursor = program.cursor(of: decl)
    switch cursor.kind {
    case .enumCaseElement, .functionParameter, .closureParameter, .closureShorthandParameter,
      .closureExpr, .structDecl, .enumDecl, .classDecl, .actorDecl, .typeAliasDecl,
      .genericParameter, .protocolDecl, .associatedTypeDecl, .closureCapture:
      return nil
    // A function that is only named is not called.
    case .functionDecl: return nil
    case .identifierPattern:
      guard isPlainVariable(decl, cursor) else {
        return isSharedConstant(decl) ? .unknown(name) : .harmful(name)
      }
      return mayBeOverridden(decl) ? .unknown(name) : nil
    default: return .harmful(name)
    }
  }

  /// Whether a name is a constant that is computed once, when it is first read, without an operation that may
  /// trap: `static let divider = Color(asset: asset)`.
  private func isSharedConstant(_ decl: DeclID) -> Bool {
    guard program.isShared(decl), let binding = program.binding(of: decl),
      let variable = program.file(decl.file).indexed.ancestry.parent(of: binding),
      variable.token(.let) != nil, let value = binding.child(.initializerClause)
    else { return false }
    let traps: [SyntaxKind] = [.forceUnwrapExpr, .tryExpr, .subscriptCallExpr, .unresolvedAsExpr]
    return !value.descendants.contains { traps.contains($0.kind) }
  }

  /// Whether reading a variable does nothing else: it is stored, or its getter is plain.
  private func isPlainVariable(_ decl: DeclID, _ pattern: SyntaxCursor) -> Bool {
    let ancestry = program.file(decl.file).indexed.ancestry
    guard let binding = program.binding(of: decl) else { return true }
    guard let variable = ancestry.parent(of: binding) else { return false }
    let type = binding.child(.typeAnnotation)?.children.first { $0.kind != .unexpectedNodes }
    if type?.kind == .implicitlyUnwrappedOptionalType || variable.hasModifier(.lazy)
      || variable.isUnowned || !hasPlainWrapper(variable)
    {
      return false
    }
    if ancestry.ancestors(of: variable).first(where: { $0.kind == .protocolDecl }) != nil {
      return false
    }
    if program.isComputed(decl) { return hasPlainValue(decl) }
    // The initial value of a static or global variable is computed when it is first read.
    if program.isShared(decl), binding.child(.initializerClause) != nil {
      return hasPlainValue(decl)
    }
    return true
  }

  /// Whether a subclass may have another getter, or may be meant instead.
  private func mayBeOverridden(_ decl: DeclID) -> Bool {
    guard program.isComputed(decl), let owner = program.owner(of: decl),
      let variable = program.binding(of: decl).flatMap({
        program.file(decl.file).indexed.ancestry.parent(of: $0)
      })
    else { return false }
    let type = program.cursor(of: owner)
    guard type.kind == .classDecl else { return type.kind == .protocolDecl }
    return !type.isFinal && !variable.isFinal && !variable.isPrivate
      && (type.hasModifier(.open) || isInherited(program.name(of: owner)))
  }

  private static let plainWrappers: Set<String> = [
    "AppStorage", "Binding", "FocusState", "GestureState", "ObservedObject", "Published",
    "ScaledMetric", "SceneStorage", "State", "StateObject", "Namespace", "Bindable",
    "AccessibilityFocusState", "MainActor", "ObservationIgnored", "ObservationTracked",
    "nonisolated", "available", "objc",
  ]

  /// Whether all attributes of a variable leave reading it plain. An object of the environment may be
  /// missing.
  private func hasPlainWrapper(_ variable: SyntaxCursor) -> Bool {
    variable.children.filter { $0.kind == .attribute }.allSatisfy { attribute in
      let text = attribute.textWithoutTrivia.dropFirst()
      let name = String(text.prefix { $0 != "(" && $0 != "<" }.split(separator: ".").last ?? "")
      if name == "Environment" { return text.contains("(\\") }
      guard Self.plainWrappers.contains(name) else { return false }
      let decls = program.meaning(of: name, at: variable).decls
      return decls.allSatisfy { program.knownModule(of: $0) != nil }
    }
  }
}

extension SyntaxCursor {
  fileprivate var isUnowned: Bool {
    children.contains { $0.kind == .declModifier && $0.text.hasPrefix("unowned") }
  }

  fileprivate var isFinal: Bool {
    children.contains { $0.kind == .declModifier && $0.text == "final" }
  }
}
