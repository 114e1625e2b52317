import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

extension Obstacle {
  /// What keeps a view from being rewritten where one of its routes is unresolved.
  ///
  /// - Parameter subject: the view, in words that "is" follows.
  init(_ route: UnresolvedRoute, of subject: String) {
    self.init(
      route.code, "\(subject) is \(route.reason)",
      remedy: route.isOutsideRepository ? "pass `public-api=true`" : route.remedy, at: route.place)
  }
}

extension Obstacle {
  /// Whether SwiftUI's own action can do what a state cannot.
  var mayKeepNative: Bool {
    let codes: [DeclineCode] = [
      .publicInterface, .fileNotRead, .commentWouldBeLost, .nameTaken, .nameMeansAnother,
    ]
    return !codes.contains(code)
  }

  /// The same obstacle; where SwiftUI's own action would do, with the reason why it cannot be passed on.
  func joined(with other: Obstacle) -> Obstacle {
    let codes: [DeclineCode] = [
      .shownByUIKit, .pushedWithoutState, .stackWithoutPath, .rootOfWindow, .unknownWrapper,
    ]
    guard codes.contains(code) else { return self }
    return Obstacle(
      code, "\(reason), and \(other.reason)\(other.line(besides: place))", remedy: remedy, at: place
    )
  }

  /// Where its place is on another line, and in other code: " (Shelf/ShelfView.swift:7)".
  private func line(besides other: SyntaxCursor?) -> String {
    guard let place, place.lineInFile != other?.lineInFile,
      !(other.map { $0.contains(place) || place.contains($0) } ?? false)
    else { return "" }
    return " (\(place.lineInFile))"
  }

  /// The place and the reason: "Shelf/ShelfView.swift:7: `SortView` is …".
  var sentence: String? { place.map { "\($0.lineInFile): \(reason)" } }
}

extension SyntaxCursor {
  /// `Shelf/ShelfView.swift:7`. A call in a chain of modifiers is where its name is.
  var lineInFile: String {
    let start = FunctionCallView(self)?.nameNode?.range.start ?? range.start
    let line = LineTable(tree.source).location(of: start).line
    return "\(tree.source.path):\(line)"
  }
}

extension DismissingView {
  /// The view in words that "is" follows: "`Header`", or "`Header` is part of `Detail`, which" where
  /// an expression creates a view around it.
  func subject(at expression: SyntaxCursor, in screens: Screens) -> String {
    let called = FunctionCallView(expression)
    return subject(partOf: called?.name ?? called?.member?.name, in: screens)
  }

  /// The same where a route ends, which may be the declaration of a public view around it.
  func subject(atEndOf route: UnresolvedRoute, _ arrival: SyntaxCursor, in screens: Screens)
    -> String
  {
    guard route.isOutsideRepository, let type = TypeDecl(arrival) else {
      return subject(at: arrival, in: screens)
    }
    return subject(partOf: type.name, in: screens)
  }

  private func subject(partOf around: String?, in screens: Screens) -> String {
    guard let around, around != name, !declarations.contains(where: { $0.name == around }),
      screens.containers.contains(where: { $0.name == around })
    else { return "`\(name)`" }
    return "`\(name)` is part of `\(around)`, which"
  }
}

extension ViewStep {
  /// Whether it stands for calls outside the repository.
  var isOutsideRepository: Bool {
    routes.contains {
      if case .unresolved(let route) = $0.end { route.isOutsideRepository } else { false }
    }
  }
}
