import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// Properties of views that all code which makes the view gives a constant, as `Card(isTinted: true)` does.
extension GivenConstants {
  /// The stored property of a view that a name stands for, if it has no wrapper and only this repository makes
  /// the view.
  func property(named name: SyntaxCursor) -> (TypeDecl, StoredProperty)? {
    context.program.ask { program in
      let decls = program.reference(of: name).decls
      guard decls.count == 1, program.knownModule(of: decls[0]) == nil,
        !program.isComputed(decls[0]), let owner = program.owner(of: decls[0]),
        let type = TypeDecl(program.cursor(of: owner)), !type.cursor.hasModifier(.public),
        program.isViewLike(type.cursor),
        let property = type.storedProperties.first(where: { $0.name == name.declaredName }),
        !property.decl.children.contains(where: { $0.kind == .attribute })
      else { return nil }
      return (type, property)
    }
  }

  /// Whether all code that makes a view gives a property a constant.
  func isConstant(_ property: StoredProperty, of type: TypeDecl) -> Bool {
    guard let file = context.file(at: type.cursor.tree.source.path), !isChanged(property) else {
      return false
    }
    guard let memberwise = MemberwiseInitializer(of: type) else {
      return type.cursor.kind == .structDecl && isInitialized(property, of: type)
    }
    let made = context.creations(of: type, in: file)
    return !made.isEmpty
      && made.allSatisfy { call in
        call.map { isConstant(property, in: $0, calling: memberwise.signature) } == true
      }
  }

  /// Whether other code may set a variable of a view, as a method that returns a changed copy does.
  private func isChanged(_ property: StoredProperty) -> Bool {
    guard !property.isLet else { return false }
    let uses = DeclarationUses(in: context)
    return uses.possibleMentions(of: property.decl).contains { use in
      !use.isWithoutBase && uses.isUse(use, of: property.decl)
    }
  }

  /// Whether a memberwise initializer is called with a constant.
  private func isConstant(
    _ property: StoredProperty, in call: FunctionCallView, calling signature: InitializerSignature
  ) -> Bool {
    guard signature.parameterIndices(of: call) != nil, isAlone(call) else { return false }
    let value = call.arguments.first { $0.label == property.name }?.value ?? property.initialValue
    return value.map { all(in: $0) != nil } == true
  }

  /// Whether each initializer of a view sets a property once, to something that its callers make constant.
  private func isInitialized(_ property: StoredProperty, of type: TypeDecl) -> Bool {
    type.members.compactMap(InitializerDeclView.init).allSatisfy { initializer in
      let values = initializer.values(of: property.name)
      guard !values.isEmpty else { return property.initialValue.map { all(in: $0) != nil } == true }
      return values.count == 1 && initializer.alwaysEvaluates(values[0])
        && all(in: values[0]) != nil
    }
  }
}

extension StoredProperty {
  fileprivate var initialValue: SyntaxCursor? {
    binding.child(.initializerClause)?.children.first { $0.kind != .unexpectedNodes }
  }
}

extension InitializerDeclView {
  /// What the initializer assigns to a property.
  fileprivate func values(of property: String) -> [SyntaxCursor] {
    (body?.descendants.filter { $0.kind == .sequenceExpr } ?? []).compactMap { assignment in
      let parts = Array(assignment.children)
      guard parts.count == 3, parts[1].kind == .assignmentExpr else { return nil }
      let target = MemberAccessView(parts[0])
      guard target.map({ $0.base?.isSelf == true }) != false,
        (target?.name ?? parts[0].declaredName) == property
      else { return nil }
      return parts[2]
    }
  }

  /// Whether the statement of a value stands in the initializer itself, and not in a branch.
  fileprivate func alwaysEvaluates(_ value: SyntaxCursor) -> Bool {
    body?.children.contains { $0.kind == .sequenceExpr && $0.range.contains(value.range) } == true
  }
}

extension Program {
  /// Whether a type is a view, or shows one: a modifier, a style.
  fileprivate func isViewLike(_ type: SyntaxCursor) -> Bool {
    ["View", "ViewModifier", "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle", "LabelStyle"]
      .contains { conforms(typeAt: type, to: $0, of: "SwiftUI") == true }
  }
}
