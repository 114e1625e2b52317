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
  static func known(of view: DismissingView, in context: TransformContext) -> LostEvaluation? {
    guard let first = view.declarations.first else { return nil }
    return context.once { ComputedByKey<NodePlace, LostEvaluation?>() }
      .value(for: NodePlace(first.cursor)) { LostEvaluation(of: view, in: context) }
  }

  private init?(of view: DismissingView, in context: TransformContext) {
    let declarations = view.declarations
    let name = declarations.first?.name ?? ""
    let members = declarations.flatMap(\.members)
    let code = declarations.flatMap(\.codeOfBody).filter { member in
      FunctionDeclView(member).map { $0.returnType != nil } ?? true
    }
    let reads = context.once { HiddenReads(in: RepositoryMembers(in: context.index)) }
    let read = context.program.ask { program in
      view.mayBeCovered(program)
        ? reads.read(of: Self.kinds, inMembersNamed: ["body"], among: members, program) : nil
    }
    if let shown = read.flatMap({ view.mayMiss($0, context) ? $0.name : nil })
      ?? Self.shown(in: code, of: view, context)
    {
      caveat = "SwiftUI evaluates `\(name)` less often, and `\(shown)` in it may be out of date"
    } else if let taker = context.program.ask({ SelfAsValue(in: declarations, $0) }) {
      caveat = "`\(taker.name)` in `\(name)` shows other properties"
    } else if declarations.contains(where: { $0.inheritedNames.contains("DynamicProperty") }),
      members.contains(where: { FunctionDeclView($0)?.name == "update" })
    {
      caveat = "SwiftUI calls `update` of `\(name)` less often"
    } else {
      return nil
    }
  }

  private static let kinds: Set<HiddenRead.Kind> = [.time, .distance, .untracked]

  /// The first of what some code shows that may be out of date.
  private static func shown(
    in code: [SyntaxCursor], of view: DismissingView, _ context: TransformContext
  ) -> String? {
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
          file.ancestry.isAssigned(use.name)
            && view.mayBeCovered(by: use.name, file.ancestry, context)
        }
      }
    }
    return set?.0 ?? (clock == nil ? nil : "Date")
  }
}

extension DismissingView {
  /// Whether another screen may cover the view and give it back: one that it presents or pushes itself, or one of
  /// the view that it is a part of, known or not.
  fileprivate func mayBeCovered(_ program: Program) -> Bool {
    sites.isEmpty || isEmbedded
      || declarations.flatMap(\.cursor.descendants).lazy.compactMap(FunctionCallView.init).contains
      {
        $0.name == "NavigationLink" || $0.member?.name == "navigationDestination"
          || program.facts(of: $0).contains(.modal)
      }
  }

  /// Whether what the body reads may change while another screen covers the view: what the system stores, the time,
  /// or a variable that such a screen sets.
  fileprivate func mayMiss(_ read: HiddenRead, _ context: TransformContext) -> Bool {
    guard read.kind == .untracked, read.name.first?.isLowercase == true else { return true }
    let files = context.files(mentioning: read.name)
    let uses = files.flatMap { file in file.uses(of: read.name).map { ($0, file.ancestry) } }
    let isOwn = context.program.ask { program in
      uses.contains { use in
        program.reference(of: use.0).decls.contains { decl in
          program.knownModule(of: decl) == nil
            && program.cursor(of: decl).kind == .identifierPattern
        }
      }
    }
    return !isOwn || uses.contains { $1.isAssigned($0) && mayBeCovered(by: $0, $1, context) }
  }

  /// Whether code may belong to a screen that is shown over the view: to no type that creates it, unless the code is
  /// in the content of another presentation.
  fileprivate func mayBeCovered(
    by code: SyntaxCursor, _ ancestry: Ancestry, _ context: TransformContext
  ) -> Bool {
    guard let type = TypeDecl.enclosing(code, ancestry: ancestry), type.isShown else {
      return false
    }
    let creations = sites.map(\.expression)
    let calls = ancestry.ancestors(of: code).compactMap(FunctionCallView.init)
    let presenting = context.program.ask { program in
      calls.first { program.facts(of: $0).contains(.modal) }
    }
    if let presenting { return !creations.contains { presenting.cursor.holds($0) } }
    return !(declarations.map(\.cursor) + creations).contains { place in
      type.cursor.holds(place)
    }
  }
}

extension Ancestry {
  /// Whether a name is the last one of what an assignment sets.
  fileprivate func isAssigned(_ name: SyntaxCursor) -> Bool {
    let place = expression(endingWith: name)
    return parent(of: place)?.assignedTarget?.id == place.id
  }
}

extension TypeDecl {
  /// Whether code in it belongs to a screen.
  fileprivate var isShown: Bool {
    inheritedNames.contains { ["App", "Scene", "View", "ViewModifier"].contains($0) }
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
  /// Whether other code is in this one, also of another reading of the file.
  fileprivate func holds(_ other: SyntaxCursor) -> Bool {
    tree.source.path == other.tree.source.path && range.contains(other.range)
  }
}
