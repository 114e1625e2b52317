import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// A view that an object stores as a value, or in a hosting controller, and that gets the object itself, or a closure
/// that captures it: `page = AnyView(Page(model: self))`. Neither is ever released.
enum KeptView {
  static func exists(in property: StoredProperty, _ context: TransformContext) -> Bool {
    guard let pattern = property.binding.child(.identifierPattern),
      !property.decl.hasModifier(.weak),
      context.program.ask({ $0.holdsViews(pattern) })
    else { return false }
    if property.isLazy, let value = property.binding.child(.initializerClause)?.firstChild,
      context.program.ask({ $0.passesSelf(value) })
    {
      return true
    }
    let kept = context.uses(of: [pattern], arePrivate: property.isPrivate).contains { file, uses in
      let ancestry = Ancestry(of: file.tree)
      return uses.contains { use in
        guard let value = ancestry.assignedValue(of: use.name) else { return false }
        return context.program.ask { $0.passesSelf(value) }
      }
    }
    guard kept, let decl = context.program.ask({ $0.decl(at: pattern) }) else { return false }
    return !Release.exists(of: [decl], in: context)
  }
}

extension Program {
  /// Whether a property holds views: `AnyView`, a view of the repository, or a hosting controller.
  func holdsViews(_ pattern: SyntaxCursor) -> Bool {
    guard let decl = decl(at: pattern) else { return false }
    return elements(of: type(ofDeclared: decl)).contains { type in
      let held = SwiftType.nominal(type, [])
      return isView(held) == true
        || ["UIHostingController", "NSHostingController", "NSHostingView"].contains {
          inherits(held, from: $0, of: "SwiftUI")
        }
    }
  }

  /// The types of what a value holds: a type itself, and what optionals and collections of it hold.
  private func elements(of type: SwiftType) -> [DeclID] {
    guard case .nominal(let decl, let arguments) = type else { return [] }
    let isContainer = ["Optional", "Array", "Set", "Dictionary"].contains {
      self.decl(of: knownType($0, of: "Swift")) == decl
    }
    return isContainer ? arguments.flatMap(elements) : [decl]
  }

  /// Whether an expression passes `self` itself to a view that keeps it, or a closure or method through which the view
  /// keeps it. Local constants stand for their values.
  fileprivate func passesSelf(_ value: SyntaxCursor, depth: Int = 0) -> Bool {
    ([value] + Array(value.descendants)).contains { node in
      if let call = FunctionCallView(node) {
        return call.arguments.contains { argument in
          argument.value.isSelf && keeps(argument, of: call)
            || capturesSelf(argument.value) && keepsClosure(argument, of: call)
        }
      }
      guard depth < 3, node.kind == .declReferenceExpr, let decl = declarations(of: node).first,
        isLocal(decl), let initial = binding(of: decl)?.child(.initializerClause)
      else { return false }
      return passesSelf(initial, depth: depth + 1)
    }
  }

  /// Whether a closure captures `self` strongly, or a name stands for a method of `self`.
  private func capturesSelf(_ value: SyntaxCursor) -> Bool {
    if let closure = ClosureView(value) {
      return StrongCapture(in: closure).map { !$0.uses.isEmpty } ?? false
    }
    guard value.kind == .declReferenceExpr || MemberAccessView(value)?.base?.isSelf == true,
      let decl = declarations(of: value).first, let function = FunctionDeclView(cursor(of: decl)),
      !function.cursor.hasModifier(.static), !function.cursor.hasModifier(.class),
      let owner = owner(of: decl)
    else { return false }
    return cursor(of: owner).kind == .classDecl
  }

  /// Whether a call makes a view that keeps a closure in one of its properties.
  private func keepsClosure(
    _ argument: FunctionCallView.Argument, of call: FunctionCallView
  ) -> Bool {
    guard case .nominal(let decl, _) = type(of: call.cursor), isView(.nominal(decl, [])) == true
    else { return false }
    if knownModule(of: decl) != nil { return name(of: decl) == "Button" }
    guard let type = TypeDecl(cursor(of: decl)) else { return false }
    let initializers = type.members.compactMap(InitializerDeclView.init)
    guard !initializers.isEmpty else {
      let functions = type.storedProperties.filter {
        $0.type?.textWithoutTrivia.contains("->") == true
      }
      return functions.contains { $0.name == argument.label }
        || argument.isTrailing && argument.label == nil && !functions.isEmpty
    }
    return initializers.contains { initializer in
      guard let indices = InitializerSignature(of: initializer).parameterIndices(of: call),
        let position = call.arguments.firstIndex(where: { $0.cursor.id == argument.cursor.id }),
        position < indices.count
      else { return false }
      let text = initializer.parameters[indices[position]].type?.textWithoutTrivia ?? ""
      return text.contains("@escaping") || text.contains("->") && text.hasSuffix("?")
    }
  }

  /// Whether a call keeps an argument: as an environment object, or in a property of a view.
  func keeps(_ argument: FunctionCallView.Argument, of call: FunctionCallView) -> Bool {
    if ["environmentObject", "environment"].contains(call.member?.name ?? "") { return true }
    guard case .nominal(let decl, _) = type(of: call.cursor), isView(.nominal(decl, [])) == true,
      knownModule(of: decl) == nil
    else { return false }
    let property = TypeDecl(cursor(of: decl))?.storedProperties.first { $0.name == argument.label }
    return property.map { !$0.decl.hasModifier(.weak) && !$0.decl.hasModifier(.unowned) } ?? true
  }
}

extension SyntaxCursor {
  fileprivate var firstChild: SyntaxCursor? { children.first { _ in true } }
}

extension Ancestry {
  /// The value that is assigned to a property of `self`, or to an element of it: `page = …`, `self.pages[0] = …`.
  fileprivate func assignedValue(of name: SyntaxCursor) -> SyntaxCursor? {
    var target = name
    if let member = parent(of: name), MemberAccessView(member)?.nameNode?.id == name.id {
      guard MemberAccessView(member)?.base?.isSelf == true else { return nil }
      target = member
    }
    if let element = parent(of: target), element.kind == .subscriptCallExpr,
      element.children.first(where: { _ in true })?.id == target.id
    {
      target = element
    }
    guard let sequence = parent(of: target), sequence.kind == .sequenceExpr else { return nil }
    let parts = Array(sequence.children)
    guard parts.count == 3, parts[0].id == target.id, parts[1].kind == .assignmentExpr else {
      return nil
    }
    return parts[2]
  }
}
