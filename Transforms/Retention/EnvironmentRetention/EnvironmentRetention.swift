import Semantics
import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// Finds what keeps screens and their models in memory after they are gone.
public struct EnvironmentRetention: Transform {
  public let summary = "Finds what keeps screens and their models in memory after they are gone."
  public let safety = Safety.review

  public init() {}

  public func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome] {
    if file.source.isVendored || file.source.isOfTests || context.isUnusedCopy(file) { return [] }
    let ancestry = Ancestry(of: file.tree)
    let cycles =
      closures(in: file, ancestry, context) + methods(in: file, ancestry, context)
      + assignments(in: file, ancestry, context) + mutualObjects(in: file, ancestry, context)
    let views = storedViews(in: file, context) + staticViews(in: file, ancestry, context)
    return LeftCycles(cycles, views: views, in: file, context).outcomes
  }

  // MARK: Closures

  private func closures(
    in file: ParsedFile, _ ancestry: Ancestry, _ context: TransformContext
  ) -> [Outcome] {
    file.tree.nodes(ofKind: .closureExpr).compactMap(ClosureView.init).compactMap { closure in
      guard let capture = StrongCapture(in: closure),
        let stored = context.program.ask({ StoredClosure(closure, ancestry, in: $0) }),
        !Release.exists(of: stored.properties, after: closure.cursor, in: context)
      else { return nil }
      return outcome(of: stored, capturing: capture, in: file, context)
    }
  }

  private func outcome(
    of stored: StoredClosure, capturing capture: StrongCapture, in file: ParsedFile,
    _ context: TransformContext
  ) -> Outcome {
    let place = stored.closure.cursor.range.start
    let owner = stored.owner.name
    if capture.obstacle == nil, capture.listed == nil,
      stored.closure.obligation(capturing: capture, context) != nil,
      let change = constants(of: stored, capturing: capture, in: file, context)
    {
      return .change(change)
    }
    let obligation =
      capture.obstacle ?? context.obstacle(toWeak: capture)
      ?? stored.closure.obligation(capturing: capture, context)
    if let obstacle = obligation {
      return .declined(
        Decline(
          .retainCycle,
          "`\(owner)` keeps this closure \(stored.keeper), and it captures `self`; \(obstacle)",
          at: place))
    }
    let isEndless = stored.isOfTimer && !Release.isInDeinitializer(of: stored.properties, context)
    let weak = WeakCapture(stored.closure, replacing: capture, endsTimer: isEndless)
    let title =
      "Capture `self` weakly in the closure that `\(owner)` keeps \(stored.keeper); once the "
      + "object is released, the \(weak.endsTimer ? "timer ends" : "closure does nothing")"
    return .change(
      Change(title, safety: .review, at: place, in: file, edits: weak.edits))
  }

  /// The change that lets a closure with a result capture the constants that it uses.
  private func constants(
    of stored: StoredClosure, capturing capture: StrongCapture, in file: ParsedFile,
    _ context: TransformContext
  ) -> Change? {
    let constants = context.program.ask {
      PropertyCapture(stored.closure, replacing: capture, of: stored.owner, in: $0)
    }
    guard let constants else { return nil }
    let names = constants.names.map { "`\($0)`" }.joined(separator: " and ")
    let title =
      "Capture \(names) instead of `self` in the closure that `\(stored.owner.name)` keeps "
      + stored.keeper
    return Change(
      title, safety: .review, at: stored.closure.cursor.range.start, in: file,
      edits: constants.edits)
  }

  // MARK: Views

  private func storedViews(in file: ParsedFile, _ context: TransformContext) -> [Outcome] {
    TypeDecl.all(in: file.tree).filter { $0.cursor.kind == .classDecl }.flatMap { type in
      type.storedProperties.flatMap { property in
        [outcome(of: property, in: type, file, context)].compactMap(\.self)
          + RemovedHost.all(of: property, in: file, context).map { release(of: $0, in: file) }
      }
    }
  }

  private func outcome(
    of property: StoredProperty, in type: TypeDecl, _ file: ParsedFile, _ context: TransformContext
  ) -> Outcome? {
    let place = property.decl.range.start
    if !context.program.ask({ ScreenObject(declaredAt: type, in: $0)?.isShared ?? false }),
      !type.isApplicationDelegate, KeptView.exists(in: property, context)
    {
      return .declined(
        Decline(
          .retainedView,
          "`\(type.name)` stores a view in `\(property.name)` that holds the object itself",
          at: place))
    }
    guard
      context.program.ask({ program in
        let owner = ScreenObject(declaredAt: type, in: program)
        return owner.map { program.isModel(type.cursor) && !$0.isShared } ?? false
      }),
      let kept = KeptController(in: property, of: type, context)
    else { return nil }
    guard kept.canBeWeak, let keyword = property.decl.token(.var) else {
      return .declined(
        Decline(
          .retainedView,
          "`\(type.name)` keeps the `\(kept.typeName)` of a screen in `\(property.name)`",
          at: place))
    }
    let title =
      "Store the `\(kept.typeName)` of a screen weakly in `\(property.name)`; once the screen is "
      + "gone, the property is nil"
    return .change(
      Change(
        title, safety: .review, at: place, in: file,
        edits: [.insert("weak ", at: file.tree.range(of: keyword).start)]))
  }
}

extension EnvironmentRetention {
  private func release(of host: RemovedHost, in file: ParsedFile) -> Outcome {
    let place = host.statement.range
    if host.isConditional {
      return .declined(
        Decline(
          .conditionalCompilation,
          "an `#if` is around the code that removes the view of `\(host.property.name)`",
          at: place.start))
    }
    let lineEnd = LineEnding(of: file.source).rawValue
    let indentation = file.source.indentation(ofLineAt: place.start)
    let title =
      "Release the hosting controller in `\(host.property.name)` when its view is removed; code that "
      + "shows it again has to create it"
    return .change(
      Change(
        title, safety: .review, at: place.start, in: file,
        edits: [.insert("\(lineEnd)\(indentation)\(host.name) = nil", at: place.end)]))
  }
}

extension TransformContext {
  /// Why `weak self` cannot take the place of `self` in a capture list, where code may use members without naming `self`.
  fileprivate func obstacle(toWeak capture: StrongCapture) -> String? {
    guard let listed = capture.listed else { return nil }
    return isBuiltWithXcode16 && listed.textWithoutTrivia == "self"
      ? nil : "its capture list holds `self`, so its code may use members without naming `self`"
  }
}

extension ClosureView {
  /// What the closure has to do even if the object is gone; nil where it can do nothing.
  fileprivate func obligation(capturing capture: StrongCapture, _ context: TransformContext)
    -> String?
  {
    let calls = cursor.descendants.compactMap { FunctionCallView($0)?.member?.name }
    if calls.contains("resume") { return "it resumes something that waits for it" }
    // Nothing is unwrapped, so that it returns what it does today.
    if capture.uses.isEmpty, capture.listed == nil { return nil }
    return context.program.ask { $0.returnsNothing(self) } ? nil : "it may return a value"
  }
}

extension Program {
  /// Whether a closure returns nothing, as its type or its statements say.
  fileprivate func returnsNothing(_ closure: ClosureView) -> Bool {
    if case .function(_, let result, _) = type(of: closure.cursor), result == .void { return true }
    let only = closure.statements.count == 1 ? closure.statements.first : nil
    return (only.map(\.isBranchWithoutElse) ?? true)
      && !closure.cursor.descendants.contains {
        $0.kind == .returnStmt && $0.children.contains { _ in true }
      }
  }
}

extension SyntaxCursor {
  /// Whether it is an `if` without `else`, which has no value.
  fileprivate var isBranchWithoutElse: Bool {
    kind == .ifExpr && token(.else) == nil
  }
}
