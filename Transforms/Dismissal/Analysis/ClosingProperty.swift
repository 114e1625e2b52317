import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// A property of a view that is there to dismiss it, but not at each of its places: another one for the same end
/// would be one too many.
struct ClosingProperty {
  private let view: DismissingView
  private let facts: DismissalFacts
  private let context: TransformContext

  /// Why the view gets no property beside the one that it has; nil where it has none.
  static func obstacle(to facts: DismissalFacts) -> Obstacle? {
    ClosingProperty(view: facts.view, facts: facts, context: facts.context).obstacle
  }

  private var obstacle: Obstacle? {
    let types = view.declarations.filter { !$0.isExtension }
    let extensions = view.declarations.filter(\.isExtension)
    guard let type = types.first, types.areCopies,
      type.storedProperties.contains(where: serves),
      let initialized = InitializedProperties(of: type, extensions: extensions)
    else { return nil }
    let sites = view.sites.filter { !$0.routes.allSatisfy(\.isPreview) }
    for site in sites {
      guard let call = FunctionCallView(site.expression),
        let arguments = initialized.arguments(of: call)
      else { continue }
      let presentation = CarriedDismissal.Site(expression: site.expression, routes: site.routes)
        .presentation(in: context)
      let value = presentation.map { PassedValue(of: $0, in: context) }
      for (property, argument) in arguments where serves(property) {
        let carried = value?.dismissal(in: argument, for: property)
        if closes(carried, property) || isOnlySetToClose(property) || isAskedFor(property) {
          let reason =
            "`\(view.name)` would get a second property for its dismissal, beside `\(property.name)`"
          let other = sites.lazy.map(\.expression).first { site in
            FunctionCallView(site).flatMap(initialized.arguments).map { arguments in
              !arguments.contains { $0.0.name == property.name && $0.1.kind != .nilLiteralExpr }
            } ?? false
          }
          return Obstacle(
            .secondProperty, other == nil ? reason : reason + ", which this call does not pass",
            at: other ?? argument)
        }
      }
    }
    return nil
  }

  /// Whether what a presenter passes dismisses the view, and does nothing else.
  private func closes(_ carried: CarriedDismissal?, _ property: StoredProperty) -> Bool {
    guard let carried, carried.name == property.name else { return false }
    return carried.strategy == .binding || carried.isPlain
  }

  /// Whether a property may be there to dismiss the view, by its type and name, or by what the view does without it.
  private func serves(_ property: StoredProperty) -> Bool {
    property.isBoolBinding || mayClose(property) || isAskedFor(property)
  }

  private static let namesOfReturn: Set = ["back", "backAction", "goBack", "onBack", "onGoBack"]

  /// A closure such as `onClose`.
  private func mayClose(_ property: StoredProperty) -> Bool {
    property.wrappers.isEmpty
      && (property.name.isOfDismissal || Self.namesOfReturn.contains(property.name))
      && property.type?.textWithoutTrivia.contains("()->") == true
  }

  /// Whether a binding that is named for the presentation of the view is only set to false, where the view also
  /// dismisses itself.
  private func isOnlySetToClose(_ property: StoredProperty) -> Bool {
    guard property.isBoolBinding, property.name.isOfPresentation,
      let pattern = property.binding.child(.identifierPattern)
    else { return false }
    let sets = context.uses(of: [pattern], arePrivate: false).flatMap { file, uses in
      uses.compactMap { file.ancestry.assignment(to: $0.name) }
    }
    let isBeside = { (set: SyntaxCursor) in
      context.file(at: set.tree.source.path).map { dismisses(beside: set, $0.ancestry) } ?? false
    }
    return sets.allSatisfy { $0.textWithoutSelf == property.name + "=false" }
      && sets.contains(where: isBeside)
  }

  /// Whether the block of a statement dismisses the view, too, or calls a method of the view that does.
  private func dismisses(beside statement: SyntaxCursor, _ ancestry: Ancestry) -> Bool {
    guard let block = ancestry.parent(of: statement) else { return false }
    let uses = facts.files.flatMap { file in
      file.uses.map { (file.file.ancestry, $0.expression) }
    }
    let names = uses.compactMap { ancestry, use in
      ancestry.ancestors(of: use).lazy.compactMap(FunctionDeclView.init).first { _ in true }?.name
    }
    return block.children.contains { other in
      uses.contains { $0.1.tree === other.tree && $0.1.id == other.id }
        || FunctionCallView(other).map { call in
          call.arguments.isEmpty && (call.member?.base?.isSelf ?? true)
            && names.contains(call.name ?? call.member?.name ?? "")
        } ?? false
    }
  }

  /// Whether the view only dismisses itself where it has no closure: `if let onBack { onBack() } else { dismiss() }`.
  private func isAskedFor(_ property: StoredProperty) -> Bool {
    guard property.isOptional, property.wrappers.isEmpty,
      property.type?.textWithoutTrivia.contains(")->") == true
    else { return false }
    return facts.files.contains { file in
      file.uses.contains {
        $0.expression.replaces(property.name, mayClose(property), file.file.ancestry)
      }
    }
  }
}

extension SyntaxCursor {
  /// Whether a statement runs where there is no closure, instead of a call of it.
  ///
  /// - Parameter isNamed: whether the name of the closure says what it is for, so that more may be beside its call.
  fileprivate func replaces(_ name: String, _ isNamed: Bool, _ ancestry: Ancestry) -> Bool {
    ancestry.ancestors(of: self).contains { node in
      guard let condition = node.children.first(where: { $0.kind == .conditionElement }) else {
        return false
      }
      let text = condition.textWithoutTrivia
      let isThere = ["let\(name)", "let\(name)=\(name)", "\(name)!=nil"].contains(text)
      let blocks = node.children.filter { $0.kind == .codeBlock }
      switch node.kind {
      case .ifExpr:
        guard let body = blocks.first(where: { _ in true }) else { return false }
        return isThere && !body.contains(self) && (isNamed || body.onlyCalls(name))
      case .guardStmt:
        let next = ancestry.parent(of: node)?.children.first { node.range.end <= $0.range.start }
        return isThere && (isNamed || next?.calls(name) == true)
      default: return false
      }
    }
  }

  /// Whether a block only calls a closure.
  private func onlyCalls(_ name: String) -> Bool {
    let statements = Array(children)
    return statements.count == 1 && statements[0].calls(name)
  }

  /// `onBack()`, `onBack?(note)`
  private func calls(_ name: String) -> Bool {
    [name, name + "?"].contains(FunctionCallView(self)?.callee?.textWithoutSelf ?? "")
  }
}

extension DismissingView {
  /// Why nothing would be gained: the view also asks its environment whether it is presented, which changes with
  /// the presentations as the dismiss action does.
  var presentationReading: Obstacle? {
    let reading = declarations.flatMap(\.storedProperties).flatMap(\.wrappers).map(\.attribute)
      .first {
        $0.textWithoutTrivia == "@Environment(\\.isPresented)"
      }
    return reading.map {
      Obstacle(
        .evaluatedAnyway,
        "`\(name)` also reads `\\.isPresented`, which changes with each presentation",
        at: $0)
    }
  }
}

extension String {
  /// Whether a name says that something is presented: `isPresentingNewMemo`, `show`.
  fileprivate var isOfPresentation: Bool {
    let name = lowercased()
    return name == "show" || ["present", "shown", "showing"].contains(where: name.contains)
  }
}

extension Ancestry {
  /// The assignment to a property that a name means, outside initializers.
  fileprivate func assignment(to name: SyntaxCursor) -> SyntaxCursor? {
    var place = name
    if let member = parent(of: name).flatMap(MemberAccessView.init), member.nameNode?.id == name.id
    {
      place = member.cursor
    }
    guard let sequence = parent(of: place), sequence.kind == .sequenceExpr,
      sequence.isAssignment(to: place),
      !ancestors(of: sequence).contains(where: { $0.kind == .initializerDecl })
    else { return nil }
    return sequence
  }
}
