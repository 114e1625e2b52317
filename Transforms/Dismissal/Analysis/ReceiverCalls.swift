import Semantics
import SymbolIndex
import Syntax
import TransformKit

/// The calls that pass a value to a parameter or property that gets SwiftUI's action.
struct ReceiverCalls {
  private let function: SyntaxCursor
  private let context: TransformContext

  init(of function: SyntaxCursor, in context: TransformContext) {
    self.function = function
    self.context = context
  }

  /// The arguments for a parameter of the function.
  ///
  /// - Throws: where the function is not only called.
  func arguments(
    for parameter: SyntaxCursor
  ) throws(Obstacle) -> [(SyntaxCursor, IndexedFile)] {
    let parameters = FunctionDeclView(function)?.parameters ?? []
    let signature = InitializerSignature(of: parameters)
    let wanted = parameters.firstIndex { $0.cursor.id == parameter.id }
    var found: [(SyntaxCursor, IndexedFile)] = []
    let isPrivate = function.hasModifier(.private)
    for (file, uses) in context.uses(of: [function], arePrivate: isPrivate) {
      for use in uses {
        guard use.isCertain, let call = file.ancestry.call(calling: use.name),
          let indices = signature.parameterIndices(of: call)
        else { throw Self.unknownUse(of: use.name) }
        for (index, argument) in zip(indices, call.arguments) where index == wanted {
          found.append((argument.value, file))
        }
      }
    }
    return found
  }

  /// The arguments of initializers for a parameter of one, or for a property.
  static func constructions(
    for receiver: ActionReceiver, in context: TransformContext
  ) throws(Obstacle) -> [(SyntaxCursor, IndexedFile)] {
    let path = receiver.decl.tree.source.path
    guard let home = context.file(at: path),
      let type = receiver.owner ?? TypeDecl.enclosing(receiver.decl, ancestry: home.ancestry)
    else { return [] }
    let name = type.qualifiedName(ancestry: home.ancestry)
    var found: [(SyntaxCursor, IndexedFile)] = []
    for construction in context.constructions(of: name, declaredIn: path) {
      guard construction.obstacle == nil, let call = FunctionCallView(construction.expression),
        let file = context.file(at: call.cursor.tree.source.path)
      else { throw unknownUse(of: construction.expression) }
      let values = context.program.ask { program in
        call.arguments.map(\.value).filter { value in
          program.receiver(of: value, in: file)?.decl.isSame(as: receiver.decl) ?? false
        }
      }
      found += values.map { ($0, file) }
    }
    return found
  }

  private static func unknownUse(of name: SyntaxCursor) -> Obstacle {
    Obstacle(
      .actionNotOnlyCalled,
      "`\(name.text)` takes the action that dismisses the view, and is not only called",
      at: name)
  }
}

extension Ancestry {
  /// The call whose callee ends with a name.
  fileprivate func call(calling name: SyntaxCursor) -> FunctionCallView? {
    var place = name
    while let outer = parent(of: place) {
      switch outer.kind {
      case .memberAccessExpr where outer.lastToken == name.lastToken: place = outer
      case .functionCallExpr:
        let call = FunctionCallView(outer)
        return call?.callee?.id == place.id ? call : nil
      default: return nil
      }
    }
    return nil
  }
}
