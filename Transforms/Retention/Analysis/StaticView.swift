import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// A view in a static property that code assigns with objects of a screen, and never empties:
/// `PageCache.page = AnyView(Page(model: model))`.
struct StaticView {
  let property: SyntaxCursor
  let name: String
  /// The type that declares it.
  let owner: String

  /// All of a file, in source order.
  static func all(in file: ParsedFile, _ ancestry: Ancestry, _ context: TransformContext)
    -> [StaticView]
  {
    file.tree.nodes(ofKind: .variableDecl).filter {
      ($0.hasModifier(.static) || $0.hasModifier(.class)) && $0.token(.var) != nil
        && !$0.hasModifier(.weak)
    }.compactMap { property in
      guard let binding = property.child(.patternBinding), binding.child(.accessorBlock) == nil,
        let pattern = binding.child(.identifierPattern),
        let type = TypeDecl.enclosing(property, ancestry: ancestry),
        context.program.ask({ $0.holdsViews(pattern) })
      else { return nil }
      let values = context.uses(of: [pattern], arePrivate: property.hasModifier(.private))
        .flatMap { file, uses in
          let ancestry = Ancestry(of: file.tree)
          return uses.compactMap { ancestry.valueAssigned(to: $0.name) }
        }
      let keepsObject = context.program.ask { program in
        values.contains { program.passesObject($0) }
      }
      guard keepsObject, let decl = context.program.ask({ $0.decl(at: pattern) }),
        !Release.exists(of: [decl], in: context)
      else { return nil }
      return StaticView(property: property, name: pattern.textWithoutTrivia, owner: type.name)
    }
  }
}

extension Ancestry {
  /// The value that is assigned to a static property: `page = …`, `Self.page = …`.
  fileprivate func valueAssigned(to name: SyntaxCursor) -> SyntaxCursor? {
    let member = parent(of: name).flatMap { outer in
      MemberAccessView(outer)?.nameNode?.id == name.id ? outer : nil
    }
    guard let sequence = parent(of: member ?? name), sequence.kind == .sequenceExpr else {
      return nil
    }
    let parts = Array(sequence.children)
    guard parts.count == 3, parts[0].id == (member ?? name).id, parts[1].kind == .assignmentExpr
    else { return nil }
    return parts[2]
  }
}

extension Program {
  /// Whether an expression makes a view with `self` or a variable that is a model, which the view keeps.
  fileprivate func passesObject(_ value: SyntaxCursor) -> Bool {
    ([value] + Array(value.descendants)).compactMap(FunctionCallView.init).contains { call in
      call.arguments.contains { argument in
        guard [.declReferenceExpr, .memberAccessExpr].contains(argument.value.kind),
          case .nominal(let decl, _) = type(of: argument.value),
          cursor(of: decl).kind == .classDecl, knownModule(of: decl) == nil,
          isModel(cursor(of: decl)) || isPlatformView(.nominal(decl, [])),
          ScreenObject(declaredAt: decl, in: self)?.isShared == false
        else { return false }
        return keeps(argument, of: call)
      }
    }
  }
}

extension ScreenObject {
  fileprivate init?(declaredAt decl: DeclID, in program: Program) {
    guard let type = TypeDecl(program.cursor(of: decl)) else { return nil }
    self.init(declaredAt: type, in: program)
  }
}
