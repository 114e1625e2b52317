import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// Where the stack of a destination is that has none around it in its own declaration.
struct StackElsewhere {
  private let destination: SyntaxCursor
  private let file: IndexedFile
  private let context: TransformContext

  init(around destination: SyntaxCursor, in file: IndexedFile, _ context: TransformContext) {
    self.destination = destination
    self.file = file
    self.context = context
  }

  var reason: String {
    guard let type = TypeDecl.enclosing(destination, ancestry: file.ancestry) else {
      return Self.unknown
    }
    if let member = memberWithStack(of: type) {
      return "the `NavigationStack` is in `\(member)`, and not in the member with the destination"
    }
    return presenter(of: type).map { name, hasPath in
      "the `NavigationStack` around the destination is in `\(name)`"
        + (hasPath ? ", and its `path` is not known here" : ", and has no `path`")
    } ?? Self.unknown
  }

  private static let unknown =
    "the `NavigationStack` around the destination is not in the same declaration"

  /// Another member of the same type that makes a stack.
  private func memberWithStack(of type: TypeDecl) -> String? {
    type.members.first { member in
      !member.contains(destination)
        && member.descendants.contains { FunctionCallView($0)?.name == "NavigationStack" }
    }.flatMap { member in
      FunctionDeclView(member)?.name
        ?? member.child(.patternBinding)?.child(.identifierPattern)?.text
    }
  }

  /// A type that makes the type in a stack, and whether that has a path.
  private func presenter(of type: TypeDecl) -> (name: String, hasPath: Bool)? {
    let name = type.qualifiedName(ancestry: file.ancestry)
    for construction in context.constructions(of: name, declaredIn: file.path) {
      let place = construction.expression
      guard !context.isPreviewOrTest(place),
        let home = context.file(at: place.tree.source.path),
        let stack = PushedStack.container(around: place, home.ancestry),
        stack.name == "NavigationStack",
        let owner = TypeDecl.enclosing(place, ancestry: home.ancestry)
      else { continue }
      return (owner.name, stack.arguments.contains { $0.label == "path" })
    }
    return nil
  }
}
