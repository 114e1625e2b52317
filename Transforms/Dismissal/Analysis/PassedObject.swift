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
    guard let root = path.decl(in: self)?.declared,
      let pattern = property.binding.child(.identifierPattern).flatMap(decl(at:)),
      let type = decl(of: type(ofDeclared: pattern)), cursor(of: type).kind == .classDecl,
      decl(of: self.type(ofDeclared: root)).map({ isSame($0, type) }) ?? false,
      !presenter.environmentObjects.contains(where: { mayReplace($0, path, type) })
    else { return false }
    if presentation.passesObject(named: path.name) { return true }
    let read = presenter.storedProperties.filter(\.readsObject)
    if read.contains(where: { $0.binding.child(.identifierPattern)?.id == cursor(of: root).id }) {
      return true
    }
    // `@Bindable var model = model`
    let value = binding(of: root)?.child(.initializerClause)?.children.reversed().first
    return isLocal(root) && read.contains { $0.name == value?.textWithoutSelf }
  }

  /// Whether an object that a presenter puts into an environment may be another one of a type.
  private func mayReplace(_ object: SyntaxCursor, _ path: StatePath, _ type: DeclID) -> Bool {
    let isSame = path.decl(in: self).map { root in
      declarations(of: object).map(\.declared) == [root.declared]
    }
    if isSame == true { return false }
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
  /// Whether the content is one view that gets an object of the presenter.
  fileprivate func passesObject(named name: String) -> Bool {
    guard let closure = ClosureView(content), closure.statements.count == 1 else { return false }
    var place = closure.statements[0]
    while let call = FunctionCallView(place), let member = call.member, let base = member.base {
      if call.environmentObject?.textWithoutSelf == name { return true }
      place = base
    }
    return false
  }
}
