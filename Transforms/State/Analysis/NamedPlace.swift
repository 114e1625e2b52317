import SourceText
import SymbolIndex
import Syntax
import TransformKit

extension Obstacle {
  /// The obstacle, with the name of the member in whose code it is.
  ///
  /// - Parameter type: the type whose members need no type before their names.
  func naming(placeSeenFrom type: TypeDecl) -> Obstacle {
    guard Self.named.contains(code), let place else { return self }
    let ancestry = Ancestry(of: place.tree)
    // The declaration of a property is no code.
    let isProperty =
      place.kind == .variableDecl && ancestry.memberDecl(around: place)?.id == place.id
    guard !isProperty, let home = ancestry.codeHome(of: place, seenFrom: type) else { return self }
    let words =
      code == .stagesOverlap ? ", such as \(ancestry.moment(of: place, in: home))" : " in `\(home)`"
    return Obstacle(code, reason + words, remedy: remedy, at: place)
  }

  /// The codes of what some code does.
  private static let named: Set<DeclineCode> = [
    .flagUsedOtherwise, .shownTogether, .stagesOverlap,
  ]
}

extension Ancestry {
  /// When code of a member is at a place, in words.
  fileprivate func moment(of place: SyntaxCursor, in home: String) -> String {
    let body = place.isBody ? place : body(around: place)
    let subject = body?.kind == .closureExpr ? "a closure in `\(home)`" : "`\(home)`"
    switch place.kind {
    case .returnStmt: return "where \(subject) returns"
    case .functionDecl, .closureExpr: return "at the end of \(subject)"
    default: return place.waits ? "while \(subject) waits" : "in `\(home)`"
    }
  }
}

extension Ancestry {
  /// The name of the function or computed property around a place: `load`, `FeedView.body` in another type.
  fileprivate func codeHome(of place: SyntaxCursor, seenFrom type: TypeDecl) -> String? {
    let member = place.kind == .functionDecl ? place : memberDecl(around: place)
    guard let member, let name = member.codeName,
      let owner = TypeDecl.enclosing(member, ancestry: self)
    else { return nil }
    return owner.name == type.name ? name : "\(owner.name).\(name)"
  }

  /// The member of a type around a place.
  func memberDecl(around place: SyntaxCursor) -> SyntaxCursor? {
    var inner = place
    for outer in ancestors(of: place) {
      if outer.kind == .memberBlock { return inner }
      inner = outer
    }
    return nil
  }
}

extension SyntaxCursor {
  /// The name of a member that has code; nil for a stored property.
  fileprivate var codeName: String? {
    if let function = FunctionDeclView(self) { return function.name }
    let binding = children.first {
      $0.kind == .patternBinding && $0.child(.accessorBlock) != nil
    }
    return binding?.child(.identifierPattern)?.textWithoutTrivia
  }
}
