import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// Where the repository sets a key of the environment already.
///
/// What presents a view sets the key on its content. A setting elsewhere is for a part of a screen, such as a
/// card with a close button of its own: a view in it that read the key would close the card.
final class KeySettings: Sendable {
  private let answers = Locked<[String: SyntaxCursor?]>([:])

  /// The first place that sets a key, or may do so, for anything but what a presentation presents.
  func settingForPart(of key: String, in context: TransformContext) -> SyntaxCursor? {
    if let answer = answers.withLock({ $0[key] }) { return answer }
    let answer = context.files(mentioning: key).lazy.compactMap { file in
      file.uses(of: key).first { file.setsForPart($0, of: key, in: context) }
    }.first
    answers.withLock { $0[key] = answer }
    return answer
  }

  /// Whether a modifier sets a key on what a presentation presents.
  static func isForPresented(_ setter: SyntaxCursor, in context: TransformContext) -> Bool {
    guard let call = FunctionCallView(setter), 1 < call.arguments.count,
      let file = context.file(at: setter.tree.source.path)
    else { return false }
    return file.isForPresented(call, in: context)
  }
}

extension FunctionCallView {
  /// Whether a modifier sets a key of the environment: `.environment(\.dismissAction, { … })`.
  func sets(_ key: String) -> Bool {
    guard ["environment", "transformEnvironment"].contains(member?.name ?? name ?? ""),
      1 < arguments.count, arguments[0].value.kind == .keyPathExpr
    else { return false }
    return arguments[0].value.textWithoutTrivia.hasSuffix(".\(key)")
  }
}

extension IndexedFile {
  /// Whether a use of a key's name sets it, otherwise than where a screen is presented.
  fileprivate func setsForPart(
    _ name: SyntaxCursor, of key: String, in context: TransformContext
  ) -> Bool {
    guard mayBeSet(name), !isPreviewOrTest(name), !isInBridge(name),
      mayBeOfEnvironment(name, in: context)
    else { return false }
    guard let path = keyPath(endingWith: name),
      let call = user(of: path).flatMap(FunctionCallView.init)
    else { return true }
    return !call.sets(key) || !isForPresented(call, in: context)
  }

  /// Whether the code next to a name may set what it names.
  private func mayBeSet(_ name: SyntaxCursor) -> Bool {
    guard let path = keyPath(endingWith: name) else { return isAssigned(name) }
    let user = user(of: path)
    // `@Environment(\.dismissAction)` reads it.
    return user?.kind != .attribute && user.flatMap(FunctionCallView.init)?.name != "Environment"
  }

  /// The call or attribute that a key path is an argument of.
  private func user(of path: SyntaxCursor) -> SyntaxCursor? {
    ancestry.parent(of: path).flatMap(ancestry.parent(of:))
  }

  /// Whether a name may be that of the entry, and not of a member of another type.
  private func mayBeOfEnvironment(_ name: SyntaxCursor, in context: TransformContext) -> Bool {
    context.program.ask { program in
      let owners = program.reference(of: name).decls.map { program.owner(of: $0) }
      return owners.isEmpty
        || owners.contains { owner in
          owner.flatMap { TypeDecl(program.cursor(of: $0)) }?.name == "EnvironmentValues"
        }
    }
  }

  /// `\.dismissAction`
  private func keyPath(endingWith name: SyntaxCursor) -> SyntaxCursor? {
    let component = ancestry.ancestors(of: name).first { $0.kind != .keyPathPropertyComponent }
    guard let component, component.kind == .keyPathComponent else { return nil }
    return ancestry.parent(of: component)
  }

  /// `values.dismissAction = …`
  private func isAssigned(_ name: SyntaxCursor) -> Bool {
    guard let member = ancestry.parent(of: name).flatMap(MemberAccessView.init),
      member.base?.id != name.id, let sequence = ancestry.parent(of: member.cursor)
    else { return false }
    return sequence.isAssignment(to: member.cursor)
  }

  /// The modifier that keeps SwiftUI's own action.
  private func isInBridge(_ name: SyntaxCursor) -> Bool {
    TypeDecl.enclosing(name, ancestry: ancestry)?.name == OnceDeclaration.nativeDismissalName
  }

  /// Whether a modifier is within the content of a call that presents it, or that sets the state which
  /// another argument of the call is a binding of.
  fileprivate func isForPresented(_ setter: FunctionCallView, in context: TransformContext) -> Bool
  {
    let action = setter.arguments[1].value
    for ancestor in ancestry.ancestors(of: setter.cursor) {
      if TypeDecl(ancestor) != nil { return false }
      guard let call = FunctionCallView(ancestor),
        call.arguments.contains(where: { $0.value.contains(setter.cursor) })
      else { continue }
      if context.program.ask({ $0.facts(of: call).contains(.presenting) })
        || call.arguments.contains(where: { isSet($0.value, by: action) })
      {
        return true
      }
    }
    return false
  }

  /// Whether an action names the state of a binding, and so sets it: `{ isShown = false }` for `$isShown`.
  private func isSet(_ binding: SyntaxCursor, by action: SyntaxCursor) -> Bool {
    guard let path = StatePath(binding), path.isProjected else { return false }
    let state = path.memberNames.last ?? path.name
    return ([action] + Array(action.descendants)).contains { $0.declaredName == state }
  }
}
