import SymbolIndex
import Syntax
import TransformKit

/// A notification because of which a flag becomes true: the use is in the closure of
/// `.onReceive(NotificationCenter.default.publisher(for: .openHelp))`.
struct NotificationOfUse {
  /// The last word of its name: `openHelp`.
  private let name: String

  init?(_ use: FlagUse) {
    let ancestry = use.file.ancestry
    let calls = ancestry.ancestors(of: use.node).compactMap(FunctionCallView.init)
    guard let call = calls.first(where: { $0.member?.name == "onReceive" }),
      let publisher = call.arguments.first?.value,
      let making = ([publisher] + publisher.descendants).compactMap(FunctionCallView.init).first(
        where: { $0.member?.name == "publisher" }),
      let name = making.arguments.first(where: { $0.label == "for" })?.value.nameOfNotification
    else { return nil }
    self.name = name
  }

  /// The call that posts it from a view of some content, which also dismisses itself; nil where there is none.
  func post(from content: SyntaxCursor, _ context: TransformContext) -> SyntaxCursor? {
    let posts = posts(in: context)
    var seen: Set<String> = []
    var waiting = posts.isEmpty ? [] : content.namesOfTypes
    while let name = waiting.popLast() {
      if let post = posts[name] { return post }
      guard seen.insert(name).inserted else { continue }
      for placed in context.index.declarations(named: name) {
        guard let file = context.file(at: placed.path) else { continue }
        for type in TypeDecl.all(in: file.tree) where type.name == name {
          waiting += type.cursor.namesOfTypes
        }
      }
    }
    return nil
  }

  /// The calls that post it, by the types that they are in.
  private func posts(in context: TransformContext) -> [String: SyntaxCursor] {
    var posts: [String: SyntaxCursor] = [:]
    for file in context.files(mentioning: "post") {
      for type in TypeDecl.all(in: file.tree) { posts[type.name] = post(in: type) }
    }
    return posts
  }

  private func post(in type: TypeDecl) -> SyntaxCursor? {
    guard type.cursor.mentionsDismissal else { return nil }
    return type.cursor.descendants.first { node in
      guard let call = FunctionCallView(node), call.member?.name == "post" else { return false }
      return call.arguments.first { $0.label == "name" }?.value.nameOfNotification == name
    }
  }
}

extension SyntaxCursor {
  /// `openHelp` for `.openHelp`, `Notification.Name.openHelp` and `Notification.Name("openHelp")`.
  fileprivate var nameOfNotification: String? {
    if let call = FunctionCallView(self), let value = call.arguments.first?.value {
      return value.kind == .stringLiteralExpr ? value.textWithoutTrivia : value.nameOfNotification
    }
    return MemberAccessView(self)?.name ?? declaredName
  }

  /// The names in code that may be of types.
  fileprivate var namesOfTypes: [String] {
    descendants.filter { $0.kind == .declReferenceExpr }.compactMap(\.declaredName)
      .filter { $0.first?.isUppercase == true }
  }

  fileprivate var mentionsDismissal: Bool {
    descendants.contains {
      $0.kind == .declReferenceExpr
        && ["dismiss", "presentationMode"].contains($0.declaredName ?? "")
    }
  }
}
