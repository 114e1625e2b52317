import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The methods that have the name of a property by which a view dismisses itself: its own, those of its
/// extensions and protocols, and those of all views. `dismiss()` may then mean either.
struct Namesakes {
  private let name: String
  private let view: DismissingView
  private let context: TransformContext
  private let methods: [FunctionDeclView]

  init(of name: String, in view: DismissingView, _ context: TransformContext) {
    self.name = name
    self.view = view
    self.context = context
    let functions = context.functions(named: name)
    guard !functions.isEmpty else {
      methods = []
      return
    }
    let types = view.declarations.map(\.cursor)
    let members = context.program.ask { program in
      types.flatMap { type -> [SyntaxCursor] in
        guard let file = program.number(ofFileAt: type.tree.source.path),
          let decl = program.type(declaredAt: type)
        else { return [] }
        return program.members(named: name, ofType: decl, from: file).map(program.cursor(of:))
      }
    }
    methods = functions.filter { function in
      (members + types.flatMap(\.members)).contains { $0.isSame(as: function.cursor) }
    }
  }

  /// Why it is not known what a mention of the name in the view means.
  ///
  /// - Parameter isUse: whether a mention is known as a use of the property.
  func obstacle(where isUse: (SyntaxCursor) -> Bool) -> Obstacle? {
    guard !methods.isEmpty else { return nil }
    let mayHaveNoArguments = methods.contains { $0.parameters.allSatisfy(\.hasDefault) }
    for type in view.declarations {
      guard let file = context.screens.file(at: type.cursor.tree.source.path) else { continue }
      let mentions = file.uses(of: name).filter { type.cursor.range.contains($0.range) }
      for mention in mentions where mayMeanMember(mention, of: type, in: file) {
        let call = file.call(of: mention)
        if let call, !call.arguments.isEmpty { continue }
        guard !isUse(mention) || call != nil && mayHaveNoArguments else { continue }
        return Obstacle(
          .nameMeansAnother,
          "`\(view.name)` has a method `\(name)`, too, so it is not known what `\(name)` means",
          at: mention)
      }
    }
    return nil
  }

  /// Whether a name may mean a member of a view: alone, of `self`, or of a value that may be the view.
  private func mayMeanMember(
    _ mention: SyntaxCursor, of type: TypeDecl, in file: IndexedFile
  ) -> Bool {
    guard mention.kind == .declReferenceExpr, let parent = file.ancestry.parent(of: mention),
      parent.kind != .keyPathPropertyComponent
    else { return false }
    let around = TypeDecl.enclosing(mention, ancestry: file.ancestry)
    guard let around, around.cursor.isSame(as: type.cursor) else { return false }
    return context.program.ask { program in
      guard let member = MemberAccessView(parent), member.nameToken == mention.lastToken else {
        return !program.isHidden(name, at: mention)
      }
      guard let base = member.base else { return false }
      if base.textWithoutTrivia == "self" { return true }
      switch program.type(of: base) {
      case .unknown: return true
      case let type: return program.decl(of: type).map(program.name(of:)) == around.name
      }
    }
  }
}

extension IndexedFile {
  /// The call of a name, or of a member of that name.
  fileprivate func call(of name: SyntaxCursor) -> FunctionCallView? {
    guard let parent = ancestry.parent(of: name) else { return nil }
    let isMember = MemberAccessView(parent).map { $0.nameToken == name.lastToken } ?? false
    let callee = isMember ? parent : name
    return ancestry.parent(of: callee).flatMap(FunctionCallView.init)
      .flatMap { $0.callee?.id == callee.id ? $0 : nil }
  }
}
