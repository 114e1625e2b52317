import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The state of a presentation, where the presented view reaches it through what it gets anyway: its
/// binding, that of the value around it, or the object that has it.
struct HeldState {
  let dismissal: CarriedDismissal

  /// - Parameters:
  ///   - argument: what the presenter passes: `$isShown`, `model`.
  ///   - property: the property of the view that gets it.
  init?(
    of presentation: Presentation, in argument: SyntaxCursor, for property: StoredProperty,
    _ context: TransformContext
  ) {
    guard let (state, value) = presentation.state, let path = StatePath(state),
      let rest = argument.path(to: state, asBinding: property.isBinding), !rest.contains("[")
    else { return nil }
    if rest.isEmpty {
      guard property.fits(value) else { return nil }
    } else {
      guard path.isAssignable(in: context) else { return nil }
    }
    let isReached = context.program.ask { program in
      state.namesWithOtherMeaning(at: argument, in: program).isEmpty
        && (property.isBinding || program.isObject(argument, of: property))
        && program.canSet(rest.split(separator: ".").map(String.init), of: property)
    }
    guard isReached else { return nil }
    dismissal = CarriedDismissal(
      name: property.name + rest, strategy: .binding, isPlain: true, value: value)
  }
}

extension Presentation {
  /// The binding that presents, and the value that dismisses.
  fileprivate var state: (SyntaxCursor, value: String)? {
    switch trigger {
    case .flag(let state): (state, "false")
    case .item(let state): (state, "nil")
    case .path, .none, .hosting: nil
    }
  }
}

extension StoredProperty {
  fileprivate var isBinding: Bool { wrappers.map(\.name) == ["Binding"] }

  /// Whether the value that dismisses can be assigned to the property.
  fileprivate func fits(_ value: String) -> Bool {
    value == "nil" ? isOptional : type?.textWithoutTrivia == "Bool"
  }
}

extension SyntaxCursor {
  /// What follows this expression in a binding: `.isShown` in `$model.isShown` after `$model` or `model`.
  fileprivate func path(to state: SyntaxCursor, asBinding: Bool) -> String? {
    let start = (asBinding ? "" : "$") + textWithoutSelf
    let whole = state.textWithoutSelf
    guard whole.hasPrefix(start) else { return nil }
    let rest = String(whole.dropFirst(start.count))
    return rest.isEmpty && asBinding || rest.hasPrefix(".") ? rest : nil
  }
}

extension Program {
  /// Whether a property holds the object that an argument is.
  fileprivate func isObject(_ argument: SyntaxCursor, of property: StoredProperty) -> Bool {
    let wrappers = property.wrappers.map(\.name)
    guard wrappers.isEmpty || wrappers == ["ObservedObject"] || wrappers == ["Bindable"],
      let type = decl(of: type(of: argument)), cursor(of: type).kind == .classDecl,
      let pattern = property.binding.child(.identifierPattern).flatMap(decl(at:))
    else { return false }
    return decl(of: self.type(ofDeclared: pattern)).map { isSame($0, type) } ?? false
  }

  /// Whether two declarations are one, or stand for each other in the branches of an `#if`.
  private func isSame(_ one: DeclID, _ other: DeclID) -> Bool {
    one == other || path(of: one) == path(of: other) && name(of: one) == name(of: other)
  }

  /// Whether the type of a property can set a member of its value, or a member of that.
  fileprivate func canSet(_ members: [String], of property: StoredProperty) -> Bool {
    guard let pattern = property.binding.child(.identifierPattern).flatMap(decl(at:)) else {
      return false
    }
    var type = type(ofDeclared: pattern)
    for name in members {
      guard let member = variable(named: name, of: type, at: property.binding),
        canBeSet(member.decl), !isHidden(member.decl, from: property.binding)
      else { return false }
      type = member.type
    }
    return true
  }

  /// Whether only another file can set a variable.
  private func isHidden(_ decl: DeclID, from place: SyntaxCursor) -> Bool {
    guard path(of: decl) != place.tree.source.path, let binding = binding(of: decl),
      let variable = Ancestry(of: binding.tree).parent(of: binding)
    else { return false }
    return variable.hasModifier(.private) || variable.hasModifier(.fileprivate)
  }
}
