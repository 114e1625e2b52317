import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The modifiers that a call applies, together with those in the declaration of one that is the repository's own:
/// `font` and `foregroundColor` for `titleStyle()`.
struct DeclaredModifiers {
  private let context: TransformContext

  init(in context: TransformContext) { self.context = context }

  /// The names, the called one first. `modifier` itself is none, and neither is a modifier of the repository
  /// that does nothing but apply others.
  func names(appliedBy call: FunctionCallView, depth: Int = 0) -> [String] {
    let name = call.modifierName
    guard depth < Self.deepest else { return [name] }
    let isGiven = name == "modifier"
    let origin = context.program.ask { $0.origin(of: call) }
    let functions = origin.isForeign || isGiven ? [] : context.functions(named: name)
    let declared =
      isGiven
      ? bodies(of: call) : functions.compactMap { ModifierBody(of: $0.body, view: "self") }
    let isNone =
      isGiven || origin == .repository && !declared.isEmpty && declared.count == functions.count
    return (isNone ? [] : [name])
      + declared.flatMap(\.calls).flatMap { names(appliedBy: $0, depth: depth + 1) }
  }

  /// The longest row of declarations that call each other.
  private static let deepest = 4

  /// The body of the view modifier that `modifier` is given.
  private func bodies(of call: FunctionCallView) -> [ModifierBody] {
    guard let value = call.arguments.first?.value else { return [] }
    return context.viewModifiers(createdBy: value).compactMap(ModifierBody.init(ofViewModifier:))
  }
}

extension ModifierOrigin {
  /// Whether another module declares the modifier.
  fileprivate var isForeign: Bool {
    switch self {
    case .swiftUI, .library: true
    case .repository, .unknown: false
    }
  }
}

extension ModifierBody {
  /// Nil for a type that does not apply a chain of modifiers to its content.
  init?(ofViewModifier type: TypeDecl) {
    guard let function = type.member(named: "body").flatMap(FunctionDeclView.init),
      let view = function.parameters.first?.name
    else { return nil }
    self.init(of: function.body, view: view)
  }
}

extension TransformContext {
  /// The view modifiers of the repository that an expression may create: `Card()`.
  func viewModifiers(createdBy expr: SyntaxCursor) -> [TypeDecl] {
    guard let call = FunctionCallView(expr), let node = call.nameNode else { return [] }
    return program.ask { program in
      program.reference(of: node).decls.filter { program.knownModule(of: $0) == nil }
        .map { program.cursor(of: program.isTypeDecl($0) ? $0 : program.owner(of: $0) ?? $0) }
        .compactMap(TypeDecl.init)
        .filter { $0.name == call.name && $0.inheritedNames.contains("ViewModifier") }
    }
  }
}
