import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// What changes say of other ways by which the same object stays in memory; and without the reports on objects that
/// stay as long as the application in any case.
struct LeftCycles {
  let outcomes: [Outcome]

  /// - Parameter views: what is said of views that objects keep.
  init(
    _ cycles: [Outcome], views: [Outcome], in file: ParsedFile, _ context: TransformContext
  ) {
    let types = TypeDecl.all(in: file.tree)
    func owner(at offset: ByteOffset) -> String? {
      types.last { $0.cursor.range.start <= offset && offset < $0.cursor.range.end }?.name
    }
    let owners = Set((cycles + views).compactMap { owner(at: $0.offset) })
    let first = owners.filter(context.isFirstScreen)
    let lasting = owners.filter { first.contains($0) || context.isLasting($0) }
    let needed = cycles.filter { outcome in
      guard let name = owner(at: outcome.offset) else { return true }
      if case .change = outcome { return !lasting.contains(name) }
      return !lasting.contains(name) && !context.isKeptByApplication(name)
    }
    // What a screen shows has to go even where an object stays that keeps it.
    let neededViews = views.filter { outcome in
      guard case .change = outcome, let name = owner(at: outcome.offset) else { return true }
      return !first.contains(name)
    }
    let left = needed.compactMap { outcome -> String? in
      guard case .declined(let decline) = outcome, decline.code == .retainCycle else { return nil }
      return owner(at: decline.offset)
    }
    var hints: [String: [String]] = [:]
    let told = needed.map { outcome -> Outcome in
      guard case .change(let change) = outcome, let name = owner(at: change.offset) else {
        return outcome
      }
      let words =
        hints[name]
        ?? [
          left.contains(name)
            ? "another cycle, which is reported, still keeps `\(name)` in memory" : nil,
          context.otherKeeper(of: name, in: file, besides: cycles),
        ].compactMap(\.self)
      hints[name] = words
      if words.isEmpty { return outcome }
      return .change(
        Change(
          ([change.title] + words).joined(separator: "; "), safety: change.safety,
          at: change.offset, parts: change.parts))
    }
    outcomes = told + neededViews
  }
}

extension TransformContext {
  /// What may keep an object of a class besides what is reported or changed.
  fileprivate func otherKeeper(
    of name: String, in file: ParsedFile, besides told: [Outcome]
  ) -> String? {
    let places = told.map(\.offset)
    let ancestry = Ancestry(of: file.tree)
    for closure in file.tree.nodes(ofKind: .closureExpr).compactMap(ClosureView.init) {
      guard !places.contains(closure.cursor.range.start),
        TypeDecl.enclosing(closure.cursor, ancestry: ancestry)?.name == name,
        StrongCapture(in: closure) != nil,
        let keeper = program.ask({ PossibleKeeper(of: closure.cursor, ancestry, in: $0) }),
        !Release.exists(of: keeper.properties, after: closure.cursor, in: self)
      else { continue }
      return "another closure that \(keeper.name) may keep captures `self` as well"
    }
    return viewWithTimer(keeping: name).map {
      "a repeating timer in `\($0)` keeps `\(name)` as well"
    }
  }
}

extension Outcome {
  fileprivate var offset: ByteOffset {
    switch self {
    case .change(let change): change.offset
    case .declined(let decline): decline.offset
    }
  }
}
