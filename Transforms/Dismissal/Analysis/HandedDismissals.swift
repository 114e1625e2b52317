import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The calls that dismiss a view in functions and views of the repository which got a closure for it: `onClose()` in a
/// button that the view creates with `CloseButton { dismiss() }`, and `trigger()` in a style of its buttons.
struct HandedDismissals {
  private(set) var places: [(file: IndexedFile, place: SyntaxCursor)] = []
  private let context: TransformContext

  /// - Parameter own: the places in the view itself.
  init(
    from own: [(file: IndexedFile, place: SyntaxCursor)], in context: TransformContext
  ) {
    self.context = context
    places = context.once { ButtonTriggers(in: context) }.places
    var waiting = own
    var seen: Set<NodePlace> = []
    while let (file, place) = waiting.popLast(), seen.count < Self.most {
      for taker in takers(of: place, in: file) where seen.insert(NodePlace(taker.node)).inserted {
        let uses = context.uses(
          of: [taker.node], arePrivate: taker.type == nil, inFilesMentioning: taker.type)
        for (file, uses) in uses {
          let found = uses.map { (file: file, place: file.ancestry.call(of: $0.name)) }
          waiting += found
          places += found
        }
      }
    }
  }

  private static let most = 24

  private struct Taker {
    let node: SyntaxCursor
    /// The type whose property it is; nil for a parameter.
    let type: String?
  }

  /// The parameters and properties that get a closure around a place, or a function that it is.
  private func takers(of place: SyntaxCursor, in file: IndexedFile) -> [Taker] {
    for outer in file.ancestry.ancestors(of: place) {
      if [.functionDecl, .memberBlock].contains(outer.kind) { return [] }
      guard let call = FunctionCallView(outer),
        let index = call.arguments.firstIndex(where: { $0.value.contains(place) })
      else { continue }
      let found = context.program.ask { program in
        program.declarations(takingArgumentsOf: call).compactMap { taker(index, call, $0, program) }
      }
      if !found.isEmpty { return found }
      if context.program.ask({ $0.facts(of: call).contains(.userAction) }) { return [] }
    }
    return []
  }

  private func taker(
    _ index: Int, _ call: FunctionCallView, _ decl: DeclID, _ program: Program
  ) -> Taker? {
    guard program.knownModule(of: decl) == nil else { return nil }
    if let (property, type) = program.property(getting: index, of: call, by: decl) {
      return property.binding.child(.identifierPattern).map { Taker(node: $0, type: type.name) }
    }
    guard FunctionDeclView(program.cursor(of: decl)) != nil else { return nil }
    return program.parameter(index, of: call, decl).map { Taker(node: $0.cursor, type: nil) }
  }
}

extension Ancestry {
  /// The call of a function by its name, or the name where it is a value.
  fileprivate func call(of name: SyntaxCursor) -> SyntaxCursor {
    ancestors(of: name).prefix {
      [.memberAccessExpr, .optionalChainingExpr, .forceUnwrapExpr, .functionCallExpr]
        .contains($0.kind)
    }.first { FunctionCallView($0)?.callee?.contains(name) == true } ?? name
  }
}

/// The calls with which styles of the repository run the action of a button.
private struct ButtonTriggers: Sendable {
  let places: [(file: IndexedFile, place: SyntaxCursor)]

  init(in context: TransformContext) {
    places = context.files(mentioning: "PrimitiveButtonStyle").flatMap { file in
      file.uses(of: "trigger").map { (file: file, place: file.ancestry.call(of: $0)) }
    }
  }
}
