import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The engine of the family: it analyzes each view of a file that dismisses itself, lets the
/// transform choose strategies, and writes the first one that meets no obstacle.
struct DismissalRewrite {
  let options: DismissalOptions
  private let context: TransformContext

  init(_ transform: some Transform, in context: TransformContext) {
    self.context = context
    options = DismissalOptions(context.options(of: transform))
  }

  /// - Parameter strategies: the strategies to try for a view, the best first.
  func outcomes(
    in file: ParsedFile, trying strategies: (DismissalFacts) -> [DismissalStrategy]
  ) -> [Outcome] {
    views(in: file).compactMap { view in
      let facts = DismissalFacts(of: view, in: context)
      guard facts.isUsed else { return nil }
      let place = file.tree.range(of: view.properties[0].nameToken).start
      if let obstacle = facts.obstacle { return .declined(Decline(obstacle, at: place)) }
      return outcome(of: facts, trying: strategies(facts), at: place)
    }
  }

  /// The views that the file declares, if it is still as it was when the repository was searched.
  /// A wrapper or key that an app declares under SwiftUI's name is its own.
  private func views(in file: ParsedFile) -> [DismissingView] {
    let path = file.source.path
    let views = context.dismissingViews(withPropertyIn: path).filter { view in
      view.path == path && view.properties[0].cursor.tree.source.bytes == file.source.bytes
        && view.name != OnceDeclaration.nativeDismissalName
    }
    guard !views.isEmpty else { return [] }
    return context.program.ask { program in
      views.filter { $0.properties.allSatisfy { $0.hasKeyOfSwiftUI(in: program) } }
    }
  }

  /// The change of the first strategy without obstacles, or a decline.
  private func outcome(
    of facts: DismissalFacts, trying strategies: [DismissalStrategy], at place: ByteOffset
  ) -> Outcome {
    let writer = StrategyWriter(facts: facts, options: options, context: context)
    let property = facts.view.properties[0].cursor
    var obstacles: [Obstacle] = []
    for strategy in strategies {
      let written = writer.edits(for: strategy)
      if written.isPossible {
        let title = "Let the presenter dismiss `\(facts.view.name)` through \(strategy.name)"
        if let change = written.change(title, at: place) { return .change(change) }
        obstacles = [
          Obstacle(
            .editedByAnotherChange, "the edits for `\(facts.view.name)` overlap", at: property)
        ]
        continue
      }
      // The environment needs the least, so its obstacles hold for every strategy.
      if obstacles.isEmpty || strategy == .environment { obstacles = written.obstacles }
      // A comment is in the way of every strategy, and can be moved.
      if written.obstacles.allSatisfy(\.isComment) { break }
    }
    return .declined(Decline(obstacles.map { $0.placed(at: property) }, at: place))
  }
}

extension Decline {
  /// Some obstacles in one sentence, each with its place; of many, the first few. The first one
  /// gives the code.
  fileprivate init(_ obstacles: [Obstacle], at offset: ByteOffset) {
    let grave = obstacles.filter { !$0.isComment }
    let told = grave.isEmpty ? obstacles : grave
    var sentences: [String] = []
    for obstacle in told {
      let sentence = (obstacle.place?.lineInFile).map { "\($0): \(obstacle.reason)" }
      if let sentence, !sentences.contains(sentence) { sentences.append(sentence) }
    }
    let shown = sentences.prefix(Self.shownCount)
    let more = sentences.count - shown.count
    self.init(
      told[0].code, shown.joined(separator: "; ") + (0 < more ? "; and \(more) more" : ""),
      remedy: Self.remedy(of: told), at: offset)
  }

  /// What would remove all of the obstacles, each remedy once; nil where one of them has none.
  private static func remedy(of obstacles: [Obstacle]) -> String? {
    var remedies: [String] = []
    for obstacle in obstacles {
      guard let remedy = obstacle.remedy else { return nil }
      if !remedies.contains(remedy) { remedies.append(remedy) }
    }
    return remedies.joined(separator: "; ")
  }

  /// The number of places that a decline names.
  private static let shownCount = 4
}

extension SyntaxCursor {
  /// `Shelf/ShelfView.swift:7`
  fileprivate var lineInFile: String {
    let line = LineTable(tree.source).location(of: range.start).line
    return "\(tree.source.path):\(line)"
  }
}
