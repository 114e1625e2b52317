import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

// An object that the presented view reads from its environment, and whose state presents the view.

extension Program {
  /// Whether the root of a state is the object of the environment that a property of the view reads: the
  /// presenter reads it, too, or gives it to the view.
  func isSameObject(
    _ path: StatePath, _ property: StoredProperty, showing presentation: Presentation,
    in presenter: TypeDecl
  ) -> Bool {
    let own = path.decl(in: self).map { objects(of: $0.declared) } ?? []
    guard let root = path.decl(in: self)?.declared,
      let pattern = property.binding.child(.identifierPattern).flatMap(decl(at:)),
      let type = decl(of: type(ofDeclared: pattern)), cursor(of: type).kind == .classDecl,
      decl(of: self.type(ofDeclared: root)).map({ isSame($0, type) }) ?? false,
      !presenter.environmentObjects.contains(where: { mayReplace($0, own, type) })
    else { return false }
    let names = [path.name] + own.map(name(of:))
    if names.contains(where: presentation.passesObject(named:)) { return true }
    let read = presenter.storedProperties.filter(\.readsObject)
    if read.contains(where: { $0.binding.child(.identifierPattern)?.id == cursor(of: root).id }) {
      return true
    }
    // `@Bindable var model = model`
    let value = binding(of: root)?.child(.initializerClause)?.children.reversed().first
    return isLocal(root) && read.contains { $0.name == value?.textWithoutSelf }
  }

  /// A variable, and the one whose object it names: `@Bindable var model = model`.
  private func objects(of root: DeclID) -> [DeclID] {
    guard isLocal(root),
      let value = binding(of: root)?.child(.initializerClause)?.children.reversed().first
    else { return [root] }
    return [root] + declarations(of: value).map(\.declared)
  }

  /// Whether an object that a presenter puts into an environment may be another one of a type.
  private func mayReplace(_ object: SyntaxCursor, _ own: [DeclID], _ type: DeclID) -> Bool {
    let meant = declarations(of: object).map(\.declared)
    if !meant.isEmpty, meant.allSatisfy(own.contains) { return false }
    return decl(of: self.type(of: object)).map { self.isSame($0, type) } ?? true
  }
}

extension TypeDecl {
  /// The objects that the code of a presenter puts into the environment of the views in it.
  fileprivate var environmentObjects: [SyntaxCursor] {
    cursor.descendants.compactMap(FunctionCallView.init).compactMap(\.environmentObject)
  }
}

extension FunctionCallView {
  /// `model` in `.environmentObject(model)` and `.environment(model)`.
  fileprivate var environmentObject: SyntaxCursor? {
    let isSetting =
      member?.name == "environmentObject" || member?.name == "environment" && arguments.count == 1
    return isSetting ? arguments.first?.value : nil
  }
}

extension Presentation {
  /// Whether the content is one view that gets an object of the presenter, or code around the call gives
  /// it to all that is presented there.
  fileprivate func passesObject(named name: String) -> Bool {
    let isGivenAround = Ancestry(of: call.tree).ancestors(of: call)
      .prefix { TypeDecl($0) == nil }.compactMap(FunctionCallView.init).contains { outer in
        outer.callee?.contains(call) == true && outer.environmentObject?.textWithoutSelf == name
      }
    if isGivenAround { return true }
    guard let closure = ClosureView(content), closure.statements.count == 1 else { return false }
    var place = closure.statements[0]
    while let call = FunctionCallView(place), let member = call.member, let base = member.base {
      if call.environmentObject?.textWithoutSelf == name { return true }
      place = base
    }
    return false
  }
}
