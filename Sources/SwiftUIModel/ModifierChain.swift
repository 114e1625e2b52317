import Syntax

/// `root.a().b().c()` read as a list of calls on a view.
public struct ModifierChain: Sendable {
  /// The expression that the chain starts with; nil for a chain that starts with a period.
  public let root: SyntaxCursor?
  /// The calls and properties on the root, in source order.
  public let links: [Link]
  /// The index in `links` of the call that the chain was read around.
  public let position: Int

  /// `.name` or `.name(…)`
  public struct Link: Sendable {
    public let name: String
    public let nameNode: SyntaxCursor?
    /// The call; nil for a property.
    public let call: FunctionCallView?

    init(_ member: MemberAccessView, call: FunctionCallView?) {
      name = member.name ?? ""
      nameNode = member.nameNode
      self.call = call
    }
  }

  /// Reads the chain before and after a call.
  public init(around call: SyntaxCursor, ancestry: Ancestry) {
    var before: [Link] = []
    let root = Self.descend(from: call, ancestry: ancestry, into: &before)
    before.reverse()
    var after: [Link] = []
    Self.climb(from: call, ancestry: ancestry, into: &after)
    self.root = root
    links = before + after
    position = before.count - 1
  }

  /// Whether the call is the last link.
  public var endsHere: Bool { position == links.count - 1 }
}

// MARK: The root

extension ModifierChain {
  /// The name that the chain starts with: `Text` in `Text("a")`, `Color` in `Color.red`, `items` in
  /// `self.items`.
  public var rootName: SyntaxCursor? {
    guard var place = root else { return nil }
    while true {
      if let call = FunctionCallView(place), let callee = call.callee {
        place = callee
      } else if place.kind == .genericSpecializationExpr,
        let name = place.children.first(where: { _ in true })
      {
        place = name
      } else {
        break
      }
    }
    guard place.kind == .declReferenceExpr else { return nil }
    return place.isSelf ? links.first?.nameNode : place
  }
}

// MARK: Walking

extension ModifierChain {
  /// Adds the links from a call down to the root, starting with the call; without an ancestry, down to
  /// the `#if` around the call.
  private static func descend(
    from call: SyntaxCursor, ancestry: Ancestry?, into links: inout [Link]
  ) -> SyntaxCursor? {
    var place = call
    while true {
      if let view = FunctionCallView(place), let member = view.member {
        links.append(Link(member, call: view))
        guard let base = base(of: member, ancestry: ancestry) else { return nil }
        place = base
      } else if let member = MemberAccessView(place) {
        links.append(Link(member, call: nil))
        guard let base = base(of: member, ancestry: ancestry) else { return nil }
        place = base
      } else if [.optionalChainingExpr, .forceUnwrapExpr, .subscriptCallExpr, .postfixIfConfigExpr]
        .contains(place.kind),
        let inner = place.children.first(where: { $0.kind != .unexpectedNodes }),
        inner.kind != .ifConfigDecl
      {
        place = inner
      } else {
        return place
      }
    }
  }

  /// The base of a member. Inside an `#if` within a chain, the base is the expression before the `#if`.
  private static func base(of member: MemberAccessView, ancestry: Ancestry?) -> SyntaxCursor? {
    guard member.base == nil, let ancestry else { return member.base }
    var isInBranch = false
    for ancestor in ancestry.ancestors(of: member.cursor) {
      switch ancestor.kind {
      case .ifConfigDecl:
        isInBranch = true
      case .postfixIfConfigExpr:
        // An implicit member such as `.red` may be the expression before the `#if`.
        guard isInBranch else { return nil }
        return ancestor.children.first { $0.kind != .unexpectedNodes && $0.kind != .ifConfigDecl }
      case .functionCallExpr, .memberAccessExpr, .ifConfigClause, .subscriptCallExpr,
        .optionalChainingExpr, .forceUnwrapExpr:
        continue
      default:
        return nil
      }
    }
    return nil
  }

  /// Adds the links after a call.
  private static func climb(
    from call: SyntaxCursor, ancestry: Ancestry, into links: inout [Link]
  ) {
    var place = call
    while let parent = ancestry.parent(of: place) {
      switch parent.kind {
      case .memberAccessExpr:
        let holder = ancestry.parent(of: parent)
        let call = holder.flatMap(FunctionCallView.init).flatMap {
          $0.callee?.id == parent.id ? $0 : nil
        }
        if let member = MemberAccessView(parent) { links.append(Link(member, call: call)) }
      case .postfixIfConfigExpr:
        guard place.kind != .ifConfigDecl else { break }
        links += linksInside(parent)
      case .functionCallExpr:
        guard FunctionCallView(parent)?.callee?.id == place.id else { return }
      case .optionalChainingExpr, .forceUnwrapExpr, .ifConfigClause, .ifConfigDecl:
        break
      default:
        return
      }
      place = parent
    }
  }

  /// The links in the branches of an `#if` within a chain.
  private static func linksInside(_ node: SyntaxCursor) -> [Link] {
    let clauses = node.child(.ifConfigDecl)?.children.filter { $0.kind == .ifConfigClause } ?? []
    return clauses.flatMap { clause -> [Link] in
      guard let end = clause.children.reversed().first else { return [] }
      var links: [Link] = []
      _ = descend(from: end, ancestry: nil, into: &links)
      return links.reversed()
    }
  }
}
