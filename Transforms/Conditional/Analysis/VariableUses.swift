import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The places that use a variable which holds a view. The chain of the view goes on there.
struct VariableUses {
  let all: [DeclarationUses.Use]

  private init(all: [DeclarationUses.Use]) { self.all = all }

  /// - Parameter binding: the variable with its initial value. It is no property.
  init(of binding: SyntaxCursor, _ context: TransformContext) {
    all = context.program.ask { program in
      guard let pattern = binding.child(.identifierPattern), let decl = program.decl(at: pattern)
      else { return [] }
      return Self.files(using: decl, program, context).flatMap { file in
        program.uses(of: [decl], in: file).map {
          DeclarationUses.Use(name: $0.name, ancestry: file.ancestry)
        }
      }
    }
  }

  /// Those of the variable that a chain is the value of.
  init(ofValue link: SyntaxCursor, _ ancestry: Ancestry, _ context: TransformContext) {
    self =
      ancestry.variable(of: link).map { VariableUses(of: $0, context) } ?? VariableUses(all: [])
  }

  /// The files that may use a variable.
  static func files(
    using decl: DeclID, _ program: Program, _ context: TransformContext
  ) -> [IndexedFile] {
    program.isShared(decl)
      ? context.files(mentioning: program.name(of: decl)) : [program.file(decl.file).indexed]
  }

  /// The links that follow the chain at the uses.
  var links: [ModifierChain.Link] {
    all.flatMap { ModifierChain(around: $0.name, ancestry: $0.ancestry).links }
  }
}

extension Ancestry {
  /// The variable, other than a property, whose value a chain is.
  func variable(of link: SyntaxCursor) -> SyntaxCursor? {
    var place = link
    for ancestor in ancestors(of: link) {
      switch ancestor.kind {
      case .memberAccessExpr, .optionalChainingExpr, .postfixIfConfigExpr, .ifConfigClause,
        .ifConfigDecl:
        break
      case .functionCallExpr where FunctionCallView(ancestor)?.callee?.id == place.id: break
      case .initializerClause: return variable(initializedBy: ancestor)
      default: return nil
      }
      place = ancestor
    }
    return nil
  }

  /// The variable, other than a property, that a value is written for.
  func variable(initializedBy clause: SyntaxCursor) -> SyntaxCursor? {
    guard let binding = parent(of: clause), binding.kind == .patternBinding, !isMember(binding)
    else { return nil }
    return binding
  }

  /// Whether a variable is a property of a type.
  func isMember(_ binding: SyntaxCursor) -> Bool {
    let scopes: [SyntaxKind] = [.memberBlock, .codeBlock, .accessorBlock, .closureExpr]
    return ancestors(of: binding).first { scopes.contains($0.kind) }?.kind == .memberBlock
  }
}
