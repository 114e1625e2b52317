import SymbolIndex
import Syntax

/// The places in a file that use a member which creates a view.
struct MemberUses {
  let key: MemberKey
  /// The declarations and extensions of its owner.
  let owners: [TypeDecl]
  let isViewLike: (String) -> Bool

  /// The expressions that use the member, with their calls.
  func expressions(in file: IndexedFile) -> [SyntaxCursor] {
    file.uses(of: key.name).compactMap { use in
      guard use.kind == .declReferenceExpr else { return nil }
      return place(of: use, in: file).flatMap { called($0, in: file) }
    }
  }

  /// The same for a part of a view that another view uses.
  func expressionsElsewhere(in file: IndexedFile) -> [SyntaxCursor] {
    guard key.isOwnBusiness, !owners.isEmpty else { return [] }
    return file.references(to: key.name, of: owners).compactMap { reference in
      guard case .instance = reference.base else { return nil }
      return called(reference.expression, in: file)
    }
  }

  private func called(_ place: SyntaxCursor, in file: IndexedFile) -> SyntaxCursor? {
    guard
      let call = file.ancestry.parent(of: place).flatMap(FunctionCallView.init),
      call.callee?.id == place.id
    else {
      // A function that is not called may be handed on, but who else's is not asked.
      return key.signature == nil || key.isOwnBusiness ? place : nil
    }
    return isCallable(by: call) ? call.cursor : nil
  }

  /// Whether a call may be a call of the member.
  private func isCallable(by call: FunctionCallView) -> Bool {
    guard let signature = key.signature else { return false }
    return signature.parameterIndices(of: call, lookingThroughAliases: true) != nil
  }

  /// The use with its base; nil when the name means something else.
  private func place(of use: SyntaxCursor, in file: IndexedFile) -> SyntaxCursor? {
    guard let parent = file.ancestry.parent(of: use) else { return nil }
    if parent.kind == .keyPathPropertyComponent {
      return key.isOwnBusiness ? nil : file.ancestry.parent(of: parent)
    }
    guard let member = MemberAccessView(parent), member.base?.id != use.id else {
      return isInScope(use, file) ? use : nil
    }
    guard let base = member.base else { return key.isOwnBusiness ? nil : parent }
    if ["self", "Self", key.owner?.name].contains(base.textWithoutTrivia) {
      return isInScope(use, file) || base.text == key.owner?.name ? parent : nil
    }
    // What is made of a view is its own affair; anything else may be asked from anywhere.
    return key.isOwnBusiness || key.owner == nil ? nil : parent
  }

  /// Whether an expression uses the member on `self`, in its own type.
  func isOfSelf(_ expression: SyntaxCursor, in file: IndexedFile) -> Bool {
    let type = TypeDecl.enclosing(expression, ancestry: file.ancestry)
    guard type?.qualifiedName(ancestry: file.ancestry) == key.owner?.qualifiedName else {
      return false
    }
    let place = FunctionCallView(expression)?.callee ?? expression
    guard let base = MemberAccessView(place)?.base else { return place.kind == .declReferenceExpr }
    return ["self", "self?", "self!"].contains(base.textWithoutTrivia)
  }

  /// Whether the member is in scope without a base: inside its type, or through a protocol.
  private func isInScope(_ use: SyntaxCursor, _ file: IndexedFile) -> Bool {
    guard let owner = key.owner else { return true }
    let scopes = file.ancestry.ancestors(of: use).compactMap(TypeDecl.init)
    if !key.isOwnBusiness, isViewLike(owner.name) { return !scopes.isEmpty }
    return scopes.contains {
      $0.name == owner.name
        && $0.qualifiedName(ancestry: file.ancestry) == owner.qualifiedName
    }
  }
}
