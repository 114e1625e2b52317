import Semantics
import SymbolIndex
import Syntax

/// The places that create an instance of a type.
public struct TypeUses {
  /// A place that creates an instance.
  public struct Construction: Sendable {
    /// The call of the initializer, or the initializer where it is passed as a value.
    public let expression: SyntaxCursor
    /// Why nothing is known of the place, in words that follow "`V` is".
    public let obstacle: String?
  }

  private let type: CreatedType
  private let spellings: TypeSpellings

  init(of type: CreatedType, spelled spellings: TypeSpellings) {
    self.type = type
    self.spellings = spellings
  }

  /// The places in a file that create an instance, in source order.
  func constructions(in file: IndexedFile) -> [Construction] {
    guard type.isVisible(in: file) else { return [] }
    let named = spellings.names.flatMap { name in
      file.uses(of: name).filter { $0.kind == .declReferenceExpr && type.isMeant(by: $0, in: file) }
    }
    let found =
      (named + type.usesOfSelf(in: file)).compactMap { construction(by: $0, file) }
      + ImplicitCreation(of: type, spelled: spellings, in: file).constructions()
    return found.sorted { $0.expression.id < $1.expression.id }
  }

  private func construction(by use: SyntaxCursor, _ file: IndexedFile) -> Construction? {
    let callee = file.ancestry.typeName(endingWith: use)
    guard let parent = file.ancestry.parent(of: callee) else { return nil }
    guard let member = MemberAccessView(parent), member.base?.id == callee.id else {
      return file.ancestry.call(of: callee).map { Construction(expression: $0, obstacle: nil) }
    }
    if member.isMetatype {
      guard type.mayBeCreated(byPassing: parent, in: file) else { return nil }
      let way =
        file.ancestry.isElementOfPath(parent)
        ? "shown as an element of a navigation path" : "created through its metatype"
      return Construction(expression: parent, obstacle: way)
    }
    guard member.isInitializer else { return nil }
    return Construction(expression: file.ancestry.call(of: parent) ?? parent, obstacle: nil)
  }
}

extension Ancestry {
  /// The whole name of a type that ends with a name: `Outer.Inner<Int>`.
  fileprivate func typeName(endingWith use: SyntaxCursor) -> SyntaxCursor {
    var name = use
    while let parent = parent(of: name) {
      let isMember = MemberAccessView(parent)?.base.map { $0.id != name.id } ?? false
      guard isMember || parent.kind == .genericSpecializationExpr else { break }
      name = parent
    }
    return name
  }

  /// Whether a metatype says what a destination is for: `.navigationDestination(for: Route.self) { $0 }`.
  fileprivate func isElementOfPath(_ metatype: SyntaxCursor) -> Bool {
    ancestors(of: metatype).first { $0.kind == .functionCallExpr }.flatMap(FunctionCallView.init)
      .map { call in
        call.member?.name == "navigationDestination"
          && call.arguments.contains { $0.label == "for" && $0.value.id == metatype.id }
      } ?? false
  }

  /// The call whose callee is an expression.
  func call(of callee: SyntaxCursor) -> SyntaxCursor? {
    guard let parent = parent(of: callee), FunctionCallView(parent)?.callee?.id == callee.id else {
      return nil
    }
    return parent
  }
}

extension MemberAccessView {
  /// Whether the member is `self`: the metatype.
  fileprivate var isMetatype: Bool {
    nameToken.map { cursor.tree.tokens[$0.index].kind == .selfKeyword } ?? false
  }
}
