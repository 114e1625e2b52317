import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// What a view shows that may no longer be up to date once it does not read the dismiss action from its environment.
///
/// As long as it does, SwiftUI evaluates it whenever a presentation around it begins or ends. Only what its body
/// itself shows counts: a variable that views set and of which no view is told, the time, and its own properties.
struct LostEvaluation {
  /// What a reviewer has to know.
  let caveat: String

  /// The same for all transforms and strategies.
  ///
  /// - Parameter declarations: the type and its extensions.
  static func known(of declarations: [TypeDecl], in context: TransformContext) -> LostEvaluation? {
    guard let first = declarations.first else { return nil }
    let key = Key(place: NodePlace(first.cursor))
    return context.once { ComputedByKey<Key, LostEvaluation?>() }.value(for: key) {
      LostEvaluation(of: declarations, in: context)
    }
  }

  private struct Key: Hashable {
    let place: NodePlace
  }

  private init?(of declarations: [TypeDecl], in context: TransformContext) {
    let name = declarations.first?.name ?? ""
    let members = declarations.flatMap(\.members)
    let code = declarations.flatMap(\.codeOfBody).filter { member in
      FunctionDeclView(member).map { $0.returnType != nil } ?? true
    }
    if let shown = Self.shown(in: code, context) {
      caveat = "SwiftUI evaluates `\(name)` less often, and `\(shown)` in it may be out of date"
    } else if let reflection = members.lazy.compactMap(\.reflectionOfSelf).first {
      caveat = "`\(reflection)` in `\(name)` shows other properties"
    } else if declarations.contains(where: { $0.inheritedNames.contains("DynamicProperty") }),
      members.contains(where: { FunctionDeclView($0)?.name == "update" })
    {
      caveat = "SwiftUI calls `update` of `\(name)` less often"
    } else {
      return nil
    }
  }

  /// The first of what some code shows that may be out of date.
  private static func shown(in code: [SyntaxCursor], _ context: TransformContext) -> String? {
    let (variables, clock) = context.program.ask { program in
      let nodes = code.flatMap { program.nodesThatShow(in: $0) }
      let variables = nodes.filter { $0.kind == .declReferenceExpr }
        .flatMap { program.reference(of: $0).decls.map(\.declared) }
        .filter { program.knownModule(of: $0) == nil && program.isUntrackedVariable($0) }
      return (
        variables.map { (program.name(of: $0), program.cursor(of: $0)) },
        nodes.compactMap(FunctionCallView.init).first(where: \.showsPresentTime)
      )
    }
    let set = variables.first { variable in
      context.uses(of: [variable.1], arePrivate: false).contains { file, uses in
        uses.contains { use in
          let place = file.ancestry.expression(endingWith: use.name)
          let sequence = file.ancestry.parent(of: place)
          return sequence?.kind == .sequenceExpr && sequence?.firstChild?.id == place.id
            && sequence?.hasAssignment == true
            && TypeDecl.enclosing(use.name, ancestry: file.ancestry)?.inheritedNames
              .contains("View") == true
        }
      }
    }
    return set?.0 ?? (clock == nil ? nil : "Date")
  }
}

extension Program {
  /// The code that gives a value or a view, without the actions in it.
  fileprivate func nodesThatShow(in code: SyntaxCursor) -> [SyntaxCursor] {
    code.children.flatMap { child -> [SyntaxCursor] in
      if child.kind == .closureExpr, case .function(_, .void, _) = type(of: child) { return [] }
      return [child] + nodesThatShow(in: child)
    }
  }
}

extension FunctionCallView {
  /// `Text(Date(), style: .time)`
  fileprivate var showsPresentTime: Bool {
    name == "Text"
      && arguments.contains { argument in
        let call = FunctionCallView(argument.value)
        return call?.name == "Date" && call?.arguments.isEmpty == true
          || ["Date.now", ".now"].contains(argument.value.textWithoutTrivia)
      }
  }
}

extension SyntaxCursor {
  /// Whether operators in a sequence assign: `=`, `+=`.
  fileprivate var hasAssignment: Bool {
    let parts = Array(children)
    return 1 < parts.count
      && (parts[1].kind == .assignmentExpr
        || ["+=", "-=", "*=", "/="].contains(parts[1].textWithoutTrivia))
  }

  /// What lists the properties of the value that runs it: `Mirror(reflecting: self)`, `dump(self)`.
  fileprivate var reflectionOfSelf: String? {
    descendants.lazy.compactMap(FunctionCallView.init).first { call in
      ["Mirror", "String", "dump"].contains(call.name ?? "")
        && call.arguments.first?.value.isSelf == true
    }?.name
  }
}
