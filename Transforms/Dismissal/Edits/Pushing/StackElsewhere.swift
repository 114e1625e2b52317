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
    if let stack = appliedStack {
      return "the `NavigationStack` (\(stack.lineInFile)) is in a closure that gets the view "
        + "around the destination"
    }
    if let member = memberWithStack(of: type) {
      return "the `NavigationStack` is in `\(member)`, and not in the member with the destination"
    }
    return stack.map { stack in
      "the `NavigationStack` around the destination is in `\(stack.owner)` (\(stack.place))"
        + (stack.hasPath ? ", and its `path` is not known here" : ", and has no `path`")
    } ?? Self.unknown
  }

  private static let unknown =
    "the `NavigationStack` around the destination is not in the same declaration"

  /// A stack that a modifier below puts around the view: `.if(isCompact) { view in NavigationStack { view } }`.
  private var appliedStack: SyntaxCursor? {
    let modifiers = file.ancestry.ancestors(of: destination).compactMap(FunctionCallView.init)
      .filter { $0.callee?.contains(destination) == true }
    return modifiers.lazy.flatMap(\.arguments).compactMap { ClosureView($0.value) }
      .compactMap { closure -> SyntaxCursor? in
        let names = closure.parameterNames ?? ["$0"]
        return closure.cursor.descendants.first { node in
          FunctionCallView(node)?.name == "NavigationStack"
            && node.descendants.contains { names.contains($0.declaredName ?? "") }
        }
      }
      .first { _ in true }
  }

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

  /// The first stack on the ways that lead to the destination.
  private var stack: (owner: String, place: String, hasPath: Bool)? {
    var waiting = users(of: destination, in: file)
    var seen: Set<String> = []
    while !waiting.isEmpty, seen.count < Self.searchedPlaces {
      let place = waiting.removeFirst()
      guard seen.insert("\(place.tree.source.path):\(place.id.index)").inserted,
        !context.isPreviewOrTest(place), let home = context.file(at: place.tree.source.path)
      else { continue }
      guard let stack = PushedStack.container(around: place, home.ancestry) else {
        waiting += users(of: place, in: home)
        continue
      }
      guard stack.name == "NavigationStack",
        let owner = TypeDecl.enclosing(place, ancestry: home.ancestry)
      else { continue }
      return (
        owner.name, stack.cursor.lineInFile, stack.arguments.contains { $0.label == "path" }
      )
    }
    return nil
  }

  /// The places that are looked at, so that a message costs little: the nearest stack is found first.
  private static let searchedPlaces = 40

  /// The places that create the type around a place, or call the function of an extension around it.
  private func users(of place: SyntaxCursor, in file: IndexedFile) -> [SyntaxCursor] {
    guard let type = TypeDecl.enclosing(place, ancestry: file.ancestry) else { return [] }
    if type.isExtension, context.index.declarations(named: type.name).isEmpty {
      let function = file.ancestry.ancestors(of: place).first { $0.kind == .functionDecl }
      let uses = function.map { context.uses(of: [$0], arePrivate: false) } ?? []
      return uses.flatMap(\.uses).map(\.name)
    }
    return context.constructions(
      of: type.qualifiedName(ancestry: file.ancestry), declaredIn: file.path
    ).map(\.expression)
  }
}
