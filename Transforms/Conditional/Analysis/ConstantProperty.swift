import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

extension TransformContext {
  /// Whether a condition is a property of a view that all code which makes the view gives a constant, as
  /// `Card(isTinted: true)` does. Each of these views stays the same as long as it lives.
  func isConstantWhereMade(_ condition: SyntaxCursor) -> Bool {
    let operand = condition.negatedOperand?.unparenthesized ?? condition
    let ownMember = MemberAccessView(operand).flatMap {
      $0.base?.isSelf == true ? $0.nameNode : nil
    }
    guard let (type, property) = property(of: ownMember ?? operand),
      let file = file(at: type.cursor.tree.source.path),
      let signature = MemberwiseInitializer(of: type).map(\.signature),
      !isChanged(property)
    else { return false }
    let made = constructions(
      of: type.qualifiedName(ancestry: file.ancestry), declaredIn: file.tree.source.path)
    return !made.isEmpty
      && made.allSatisfy { isConstant(property, in: $0, calling: signature) }
  }

  /// The stored property of a view that a name stands for, if it has no wrapper and only this repository makes
  /// the view.
  private func property(of name: SyntaxCursor) -> (TypeDecl, StoredProperty)? {
    program.ask { program in
      let decls = program.reference(of: name).decls
      guard decls.count == 1, program.knownModule(of: decls[0]) == nil,
        !program.isComputed(decls[0]), let owner = program.owner(of: decls[0]),
        let type = TypeDecl(program.cursor(of: owner)), !type.cursor.hasModifier(.public),
        program.conforms(typeAt: type.cursor, to: "View", of: "SwiftUI") == true,
        let property = type.storedProperties.first(where: { $0.name == name.declaredName }),
        !property.decl.children.contains(where: { $0.kind == .attribute })
      else { return nil }
      return (type, property)
    }
  }

  /// Whether other code may set a variable of a view, as a method that returns a changed copy does.
  private func isChanged(_ property: StoredProperty) -> Bool {
    guard !property.isLet else { return false }
    let uses = DeclarationUses(in: self)
    return uses.possibleMentions(of: property.decl).contains { use in
      !use.isWithoutBase && uses.isUse(use, of: property.decl)
    }
  }

  /// Whether the code that makes a view gives a property a constant. The two values of a ternary are the same view.
  private func isConstant(
    _ property: StoredProperty, in made: TypeUses.Construction,
    calling signature: InitializerSignature
  ) -> Bool {
    guard made.obstacle == nil, let call = FunctionCallView(made.expression),
      signature.parameterIndices(of: call) != nil,
      let home = file(at: call.cursor.tree.source.path),
      !home.ancestry.ancestors(of: call.cursor).contains(where: {
        $0.kind == .unresolvedTernaryExpr || $0.kind == .sequenceExpr
      })
    else { return false }
    let value =
      call.arguments.first { $0.label == property.name }?.value
      ?? property.binding.child(.initializerClause)?.children.first { $0.kind != .unexpectedNodes }
    return value.map { value in program.ask { $0.isConstant(value) } } == true
  }
}
