import SymbolIndex
import Syntax
import TransformKit

extension Obstacle {
  /// The obstacle, with the name of the member in whose code it is.
  ///
  /// - Parameter type: the type whose members need no type before their names.
  func naming(placeSeenFrom type: TypeDecl) -> Obstacle {
    guard !isComment, let place else { return self }
    let ancestry = Ancestry(of: place.tree)
    guard let home = ancestry.codeHome(of: place, seenFrom: type) else { return self }
    let words = code == .stagesOverlap ? ", such as \(place.moment(in: home))" : " in `\(home)`"
    return Obstacle(code, reason + words, remedy: remedy, at: place)
  }
}

extension SyntaxCursor {
  /// When code of a member is at this place, in words.
  fileprivate func moment(in home: String) -> String {
    switch kind {
    case .returnStmt: "where `\(home)` returns"
    case .functionDecl: "at the end of `\(home)`"
    case .closureExpr: "at the end of a closure in `\(home)`"
    default: waits ? "while `\(home)` waits" : "in `\(home)`"
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
    if kind == .initializerDecl { return "init" }
    let binding = children.first {
      $0.kind == .patternBinding && $0.child(.accessorBlock) != nil
    }
    return binding?.child(.identifierPattern)?.textWithoutTrivia
  }
}
