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
      .shownByUIKit, .pushedWithoutState, .inNavigationView, .stackWithoutPath, .rootOfWindow,
      .unknownWrapper,
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

extension Obstacle {
  /// The same obstacle with the way that leads from its place to a view, unless it speaks of the view.
  func reached(by way: String?, to view: DismissingView) -> Obstacle {
    let isInView = place.map { place in
      view.declarations.contains { $0.cursor.contains(place) }
    }
    guard let way, isInView != true, !reason.contains("`\(view.name)`") else { return self }
    return Obstacle(code, "\(way), and \(reason)", remedy: remedy, at: place)
  }
}

extension SyntaxCursor {
  /// The name of the function or property that an expression uses: `makeHeader()`, `self.header`.
  fileprivate var nameOfMember: String? {
    if let call = FunctionCallView(self) { return call.member?.name ?? call.name }
    return nameOfMetatype ?? MemberAccessView(self)?.name ?? declaredName
  }

  /// `Route` in `Route.self`.
  fileprivate var nameOfMetatype: String? {
    guard let member = MemberAccessView(self), member.name == "self" else { return nil }
    return member.base.flatMap { MemberAccessView($0)?.name ?? $0.declaredName }
  }

  /// The name of the function or variable that a node declares.
  fileprivate var nameOfDeclared: String? {
    FunctionDeclView(self)?.name
      ?? (kind == .patternBinding ? child(.identifierPattern)?.text : nil)
  }
}

extension DismissingView {
  /// The view in words that "is" follows: "`Header`", or "`Header` is part of `Detail`, which" where
  /// an expression creates a view around it.
  func subject(at expression: SyntaxCursor, in screens: Screens) -> String {
    if let creation = creation(through: expression, in: screens) {
      return "`\(creation.name)`, which creates \(creation.object),"
    }
    let called = FunctionCallView(expression)
    return subject(
      partOf: called?.name ?? called?.member?.name ?? expression.nameOfMetatype, in: screens)
  }

  /// How an expression leads to the view: "`Header` is part of `Detail`", "`makeHeader` creates `Header` (…)"; nil where
  /// the expression creates the view itself.
  func way(to expression: SyntaxCursor, in screens: Screens) -> String? {
    if let creation = creation(through: expression, in: screens) {
      return "`\(creation.name)` creates \(creation.object)"
    }
    let subject = subject(at: expression, in: screens)
    let end = ", which"
    return subject.hasSuffix(end) ? String(subject.dropLast(end.count)) : nil
  }

  /// The function or property through which a route goes, and "`Header` in one of its branches (Home.swift:7)".
  private func creation(
    through expression: SyntaxCursor, in screens: Screens
  ) -> (name: String, object: String)? {
    guard let name = expression.nameOfMember, name.first?.isLowercase == true,
      let site = sites.first(where: { site in
        site.routes.contains {
          $0.arrival.tree === expression.tree && $0.arrival.id == expression.id
        }
      })?.expression,
      !expression.contains(site)
    else { return nil }
    let ancestry = screens.file(at: site.tree.source.path)?.ancestry
    let isInside = ancestry?.ancestors(of: site).contains { $0.nameOfDeclared == name } == true
    guard isInside else { return (name, "a view around `\(self.name)` (\(site.lineInFile))") }
    let isAlways = ancestry?.isAlwaysShown(site) ?? true
    let branches = isAlways ? "" : " in one of its branches"
    return (name, "`\(self.name)`\(branches) (\(site.lineInFile))")
  }

  /// The same where a route ends, which may be the declaration of a public view around it.
  func subject(atEndOf route: UnresolvedRoute, _ arrival: SyntaxCursor, in screens: Screens)
    -> String
  {
    guard route.isOutsideRepository, let type = TypeDecl(arrival) else {
      // "created in `sheet`, which …" names the function itself.
      guard route.reason.hasPrefix("created ") else { return subject(at: arrival, in: screens) }
      let called = FunctionCallView(arrival)
      return subject(partOf: called?.name ?? called?.member?.name, in: screens)
    }
    return subject(partOf: type.name, in: screens)
  }

  private func subject(partOf around: String?, in screens: Screens) -> String {
    guard let around, around != name, !declarations.contains(where: { $0.name == around }),
      around.first?.isUppercase == true || screens.containers.contains(where: { $0.name == around })
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
