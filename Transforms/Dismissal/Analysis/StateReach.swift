import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

// Code that is not in sight and may reach a state.

extension Program {
  /// Whether code that something else calls sets a state to another value: a closure that an object keeps, or a
  /// function that a protocol asks for. The closures of views run when the user does something.
  func isSetByOthers(_ state: DeclID, in context: TransformContext) -> Bool {
    let name = name(of: state)
    return context.files(mentioning: name).contains { file in
      file.uses(of: name).contains { use in
        file.ancestry.assigns(use) && mayMean(state, use) && isRunByOthers(use, in: file)
      }
    }
  }

  private func isRunByOthers(_ place: SyntaxCursor, in file: IndexedFile) -> Bool {
    for outer in file.ancestry.ancestors(of: place) {
      if outer.kind == .functionDecl { return isRequired(outer, in: file) }
      if outer.kind == .memberBlock { return false }
      guard outer.kind == .closureExpr, let parent = file.ancestry.parent(of: outer) else {
        continue
      }
      if parent.kind == .sequenceExpr { return true }
      guard
        let call = [parent, file.ancestry.parent(of: parent)].compactMap(\.self)
          .compactMap(FunctionCallView.init).first
      else { continue }
      if call.nameNode?.declaredName.map(Self.subscriptions.contains) == true { return true }
      let takers = declarations(takingArgumentsOf: call)
      if takers.contains(where: { knownModule(of: $0) == nil && !isOfView($0) }) { return true }
    }
    return false
  }

  /// The functions of other modules that run their closure when code sends or posts something.
  private static let subscriptions: Set<String> = ["addObserver", "onReceive", "sink"]

  /// Whether a view of the repository gets a closure that sets a state to another value, or the binding of the state.
  func isSetByViews(_ state: DeclID, in context: TransformContext) -> Bool {
    let name = name(of: state)
    return context.files(mentioning: name).contains { file in
      (file.uses(of: name).filter(file.ancestry.assigns) + file.uses(of: "$" + name)).contains {
        isGivenToView($0, in: file) && mayMean(state, $0)
      }
    }
  }

  private func isGivenToView(_ place: SyntaxCursor, in file: IndexedFile) -> Bool {
    file.ancestry.ancestors(of: place).prefix { $0.kind != .memberBlock }
      .compactMap(FunctionCallView.init)
      .contains { call in
        call.arguments.contains { $0.value.contains(place) }
          && initializers(calledBy: call).contains { knownModule(of: $0) == nil && isOfView($0) }
      }
  }

  /// Whether code may see a state that does not name it: it reads the state, or passes its binding to what is no
  /// function of SwiftUI.
  func isSeen(_ state: DeclID, in context: TransformContext) -> Bool {
    isRead(state, in: context) || isPassed(state, in: context)
  }

  private func isPassed(_ state: DeclID, in context: TransformContext) -> Bool {
    let name = "$" + name(of: state)
    return context.files(mentioning: name).contains { file in
      file.uses(of: name).contains { use in
        let call = file.ancestry.ancestors(of: use).lazy.compactMap(FunctionCallView.init).first
        guard let call else { return false }
        return initializers(calledBy: call).contains { knownModule(of: $0) == nil && !isOfView($0) }
          && mayMean(state, use)
      }
    }
  }

  /// Whether a name may refer to a state. The code around it has to be solved for that, so it is asked last.
  private func mayMean(_ state: DeclID, _ use: SyntaxCursor) -> Bool {
    reference(of: use).decls.contains { $0.declared == state }
  }

  /// Whether an initializer or a method is that of a view.
  private func isOfView(_ function: DeclID) -> Bool {
    let type = function.facet == .implicitInitializer ? function.declared : owner(of: function)
    return type.flatMap(isView) ?? false
  }
}

extension Ancestry {
  /// Whether something other than false or nil is assigned to a name.
  fileprivate func assigns(_ name: SyntaxCursor) -> Bool {
    var place = name
    while let member = parent(of: place).flatMap(MemberAccessView.init),
      member.nameNode?.id == place.id
    {
      place = member.cursor
    }
    guard let sequence = parent(of: place), sequence.kind == .sequenceExpr,
      sequence.isAssignment(to: place)
    else { return false }
    return !["false", "nil"].contains(sequence.children.reversed()[0].text)
  }
}
