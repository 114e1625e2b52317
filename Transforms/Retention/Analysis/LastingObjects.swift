import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

extension TransformContext {
  /// Whether all objects of a class stay as long as the application, apart from those of previews and tests: the
  /// application stores them, a static property, or a container of dependencies.
  func isLasting(_ name: String) -> Bool { isLasting(name, depth: 0) }

  private func isLasting(_ name: String, depth: Int) -> Bool {
    let subclasses = index.typeNames.filter { index.inheritedNames(of: $0).contains(name) }
    let made = ([name] + subclasses).flatMap { constructions(of: $0, depth: depth) }
    return !made.isEmpty && made.allSatisfy(\.self)
  }

  /// For each place that makes an object of a class, whether the object stays as long as the application.
  private func constructions(of name: String, depth: Int) -> [Bool] {
    files(mentioning: name).filter { !$0.isTest && !$0.tree.source.isOfTests }.flatMap { file in
      let registered = file.registrations(of: name)
      let calls = file.tree.nodes(ofKind: .functionCallExpr).filter { call in
        FunctionCallView(call)?.callee?.textWithoutTrivia == name
          && !file.isPreviewOrTest(call) && !file.ancestry.isSample(call)
          && !registered.contains { $0.range.contains(call.range) }
      }
      return registered.map(\.hasLastingScope)
        + calls.map { isLasting(madeBy: $0, in: file, depth: depth) }
    }
  }

  private func isLasting(madeBy call: SyntaxCursor, in file: IndexedFile, depth: Int) -> Bool {
    if file.ancestry.isRegistered(call) { return true }
    let isStatic = file.ancestry.isOfStatic(call)
    if isStatic == true { return true }
    guard let owner = TypeDecl.enclosing(call, ancestry: file.ancestry) else {
      return isStatic != nil
    }
    guard isStatic != nil || file.ancestry.isStored(call, in: owner) else { return false }
    if owner.inheritedNames.contains("App") || owner.isApplicationDelegate { return true }
    return depth < 2 && owner.cursor.kind == .classDecl
      && (owner.hasSharedObject || isLasting(owner.name, depth: depth + 1))
  }
}

extension IndexedFile {
  /// The declarations of `Factory<Model>`, whose code makes objects of the class.
  fileprivate func registrations(of name: String) -> [SyntaxCursor] {
    tree.nodes(ofKind: .patternBinding).filter {
      $0.child(.typeAnnotation)?.children.first { $0.kind != .unexpectedNodes }?.textWithoutTrivia
        == "Factory<\(name)>"
    }
  }
}

extension SyntaxCursor {
  /// Whether a declaration of a container says that it keeps the object: `.singleton`, `.inObjectScope(.container)`.
  fileprivate var hasLastingScope: Bool {
    descendants.contains { node in
      MemberAccessView(node).map { ["singleton", "cached"].contains($0.name) } ?? false
    }
  }

  /// Whether the argument of a call names a scope that keeps the object.
  fileprivate var isLastingScope: Bool {
    let name = MemberAccessView(self)?.name ?? ""
    return ["singleton", "cached", "application", "container"].contains(name)
  }
}

extension Ancestry {
  /// Whether an object is made in a registration with a scope that keeps it:
  /// `register { Model() }.scope(.application)`.
  fileprivate func isRegistered(_ call: SyntaxCursor) -> Bool {
    for closure in ancestors(of: call) where closure.kind == .closureExpr {
      guard let outer = parent(of: closure),
        let registration = FunctionCallView(outer)
          ?? parent(of: outer).flatMap(FunctionCallView.init)
      else { continue }
      if registration.arguments.contains(where: { $0.label == "scope" && $0.value.isLastingScope })
      {
        return true
      }
      var value = registration.cursor
      while let member = parent(of: value), let access = MemberAccessView(member),
        access.base?.id == value.id
      {
        guard let next = parent(of: member).flatMap(FunctionCallView.init),
          next.callee?.id == member.id
        else { return ["singleton", "cached"].contains(access.name) }
        if ["scope", "inObjectScope"].contains(access.name),
          next.arguments.first?.value.isLastingScope == true
        {
          return true
        }
        value = next.cursor
      }
    }
    return false
  }

  /// Whether code assigns an object to a property of a type.
  fileprivate func isStored(_ call: SyntaxCursor, in owner: TypeDecl) -> Bool {
    guard let target = assignmentTarget(of: call) else { return false }
    let name = MemberAccessView(target)?.name ?? target.textWithoutTrivia
    return owner.storedProperties.contains { $0.name == name }
  }

  /// Whether an object is made for a property or function such as `static var preview: Model`.
  fileprivate func isSample(_ call: SyntaxCursor) -> Bool {
    ancestors(of: call).contains { outer in
      let name =
        FunctionDeclView(outer)?.name
        ?? outer.child(.patternBinding)?.child(.identifierPattern)?.text
      return outer.hasModifier(.static)
        && ["preview", "sample", "mock"].contains { name?.lowercased().hasPrefix($0) ?? false }
    }
  }

  /// Whether an object is the value that a property gets when its owner is made, or may be it in an initializer; nil
  /// where it is not. The result is whether the property belongs to no instance.
  fileprivate func isOfStatic(_ call: SyntaxCursor) -> Bool? {
    for outer in ancestors(of: call) {
      switch outer.kind {
      case .variableDecl where [.memberBlock, .sourceFile].contains(parent(of: outer)?.kind):
        let isStored = outer.children.contains {
          $0.child(.initializerClause)?.range.contains(call.range) == true
        }
        return isStored ? outer.hasModifier(.static) || outer.hasModifier(.class) : nil
      case .initializerDecl:
        return false
      case .closureExpr
      where parent(of: outer).flatMap(FunctionCallView.init)?.callee?.id == outer.id:
        continue
      case .functionDecl, .accessorBlock, .accessorDecl, .closureExpr, .subscriptDecl:
        return nil
      default:
        continue
      }
    }
    return nil
  }
}
