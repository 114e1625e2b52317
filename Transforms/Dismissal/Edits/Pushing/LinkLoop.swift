import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The search for the loop around what pushes. Without a loop, it has to appear once.
struct LinkLoop {
  private let link: SyntaxCursor
  private let context: TransformContext
  /// The members that were followed to their uses.
  private let followed: [SyntaxCursor]

  init(around link: SyntaxCursor, _ context: TransformContext) {
    self.init(link, context, followed: [])
  }

  private init(_ link: SyntaxCursor, _ context: TransformContext, followed: [SyntaxCursor]) {
    self.link = link
    self.context = context
    self.followed = followed
  }

  /// The loop that a place stands in; nil where there is none.
  ///
  /// - Throws: where the place may appear several times, other than once for each element of a loop.
  func row(
    around place: SyntaxCursor, in file: IndexedFile
  ) throws(Obstacle) -> PushSite.Row? {
    var row: PushSite.Row?
    for ancestor in file.ancestry.ancestors(of: place) {
      switch ancestor.kind {
      case .closureExpr:
        guard let call = file.ancestry.call(taking: ancestor), call.repeats(ancestor) else {
          continue
        }
        if row != nil {
          row?.isNested = true
          continue
        }
        guard let found = PushSite.Row(call, ancestor) else {
          throw obstacle("the closure around the `NavigationLink` does not name one element")
        }
        row = found
      case .functionDecl, .variableDecl:
        guard file.ancestry.isMember(ancestor) else {
          if ancestor.kind == .variableDecl { continue }
          throw obstacle("a local function creates the `NavigationLink`")
        }
        _ = try appearances(of: ancestor, in: file)
        return row
      case .initializerDecl:
        throw obstacle("an initializer creates the `NavigationLink`")
      case .subscriptDecl:
        throw obstacle("a subscript creates the `NavigationLink`")
      case .forStmt:
        throw obstacle("a `for` loop creates the `NavigationLink`")
      default:
        continue
      }
    }
    return row
  }

  private func obstacle(_ reason: String) -> Obstacle {
    Obstacle(
      .pushedWithoutState, "\(reason), so one `@State` property cannot control it", at: link)
  }

  // MARK: The uses of a member

  /// From a view's body to a member: the use in the body, then the use in the member used there, and so on.
  private typealias Path = [SyntaxCursor]

  /// The places where the content of a member appears. Only one of them is shown at a time.
  private func appearances(
    of member: SyntaxCursor, in file: IndexedFile
  ) throws(Obstacle) -> [Path] {
    guard let name = member.memberName, name != "body" else { return [[]] }
    let known = followed.contains { $0.tree === member.tree && $0.id == member.id }
    guard !known, !member.hasModifier(.static) else {
      throw obstacle(
        known
          ? "`\(name)`, which uses itself, creates the `NavigationLink`"
          : "the static member `\(name)` creates the `NavigationLink`")
    }
    let next = LinkLoop(link, context, followed: followed + [member])
    var paths: [Path] = []
    for (file, use) in try uses(of: member, named: name) {
      paths += try next.paths(to: use, of: name, in: file)
    }
    let isSplit = paths.indices.contains { one in
      paths[..<one].contains { !Self.exclude(paths[one], $0, context) }
    }
    guard !isSplit else {
      throw obstacle("`\(name)`, which creates the `NavigationLink`, is used at several places")
    }
    return paths
  }

  /// The paths that lead to a use of a member.
  private func paths(
    to use: SyntaxCursor, of name: String, in file: IndexedFile
  ) throws(Obstacle) -> [Path] {
    for ancestor in file.ancestry.ancestors(of: use) {
      switch ancestor.kind {
      case .closureExpr:
        guard let call = file.ancestry.call(taking: ancestor), call.repeats(ancestor) else {
          continue
        }
        throw obstacle("`\(name)`, which creates the `NavigationLink`, is used in a loop")
      case .functionDecl, .variableDecl:
        guard file.ancestry.isMember(ancestor) else { continue }
        return try appearances(of: ancestor, in: file).map { $0 + [use] }
      case .initializerDecl, .subscriptDecl, .forStmt:
        throw obstacle("`\(name)`, which creates the `NavigationLink`, may be used several times")
      default:
        continue
      }
    }
    throw obstacle("`\(name)`, which creates the `NavigationLink`, may be used several times")
  }

  private func uses(
    of member: SyntaxCursor, named name: String
  ) throws(Obstacle) -> [(file: IndexedFile, use: SyntaxCursor)] {
    let decl = member.child(.patternBinding)?.child(.identifierPattern) ?? member
    let found = context.uses(of: [decl], arePrivate: member.hasModifier(.private))
    let uses = found.flatMap { file, uses in uses.map { (file: file, use: $0) } }
    guard uses.allSatisfy({ $0.use.isCertain }), !uses.isEmpty else {
      throw obstacle("not all uses of `\(name)`, which creates the `NavigationLink`, are known")
    }
    return uses.map { ($0.file, $0.use.name) }
  }

  /// Whether two paths are never shown at the same time: where they part, different branches begin.
  private static func exclude(_ one: Path, _ other: Path, _ context: TransformContext) -> Bool {
    let parting = zip(one, other).first { $0.id != $1.id || $0.tree !== $1.tree }
    guard let (first, second) = parting, first.tree === second.tree,
      let file = context.file(at: first.tree.source.path)
    else { return false }
    return file.ancestry.haveDifferentBranches(first, second)
  }
}

extension PushSite.Row {
  /// - Returns: nil where the element has no name.
  fileprivate init?(_ call: FunctionCallView, _ closure: SyntaxCursor) {
    guard let names = ClosureView(closure)?.parameterNames,
      names.count == 1 || names.count == 2 && call.enumerated != nil,
      let name = names.last, name.first?.isLetter == true
    else { return nil }
    self.call = call
    self.closure = closure
    element = name
  }
}

extension Ancestry {
  /// The call that takes a closure.
  fileprivate func call(taking closure: SyntaxCursor) -> FunctionCallView? {
    guard let parent = parent(of: closure) else { return nil }
    if let call = FunctionCallView(parent) { return call.callee?.id == closure.id ? nil : call }
    guard parent.kind == .labeledExpr || parent.kind == .multipleTrailingClosureElement else {
      return nil
    }
    return self.parent(of: parent).flatMap(FunctionCallView.init)
  }

  /// Whether a declaration is a member of a type, also within an `#if`.
  fileprivate func isMember(_ decl: SyntaxCursor) -> Bool {
    ancestors(of: decl).first { $0.kind != .ifConfigClause && $0.kind != .ifConfigDecl }?.kind
      == .memberBlock
  }

  /// Whether two places are in different branches of an `if`, a `switch` or an `#if`.
  fileprivate func haveDifferentBranches(_ one: SyntaxCursor, _ other: SyntaxCursor) -> Bool {
    var part = one
    for ancestor in ancestors(of: one) {
      defer { part = ancestor }
      guard ancestor.range.contains(other.range) else { continue }
      guard Self.branching.contains(ancestor.kind),
        let second = ancestor.children.first(where: { $0.range.contains(other.range) })
      else { return false }
      return Self.branches.contains(part.kind) && Self.branches.contains(second.kind)
    }
    return false
  }

  private static let branching: Set<SyntaxKind> = [.ifExpr, .switchExpr, .ifConfigDecl]
  private static let branches: Set<SyntaxKind> = [
    .codeBlock, .ifExpr, .switchCase, .ifConfigClause,
  ]
}

extension FunctionCallView {
  /// `books` in `ForEach(Array(books.enumerated()), id: …) { number, book in … }`, also beside other values in
  /// `Array(zip(numbers, books))`.
  var enumerated: SyntaxCursor? {
    guard let data = arguments.first, data.label == nil,
      let array = FunctionCallView(data.value), array.name == "Array",
      let call = array.arguments.first.flatMap({ FunctionCallView($0.value) })
    else { return nil }
    if call.name == "zip", call.arguments.count == 2 { return call.arguments[1].value }
    guard call.arguments.isEmpty, call.member?.name == "enumerated" else { return nil }
    return call.member?.base
  }

  /// Whether the content of a closure may appear more than once.
  fileprivate func repeats(_ closure: SyntaxCursor) -> Bool {
    let called = name ?? member?.name ?? ""
    if SwiftUINames[called].contains(.reader) { return false }
    return called == "ForEach" || ClosureView(closure)?.parameterNames != nil
      || closure.usesAnonymousParameter
  }
}

extension SyntaxCursor {
  /// Whether a closure uses `$0` itself.
  fileprivate var usesAnonymousParameter: Bool {
    children.contains { child in
      child.kind != .closureExpr
        && (child.declaredName?.isAnonymous == true || child.usesAnonymousParameter)
    }
  }
}

extension String {
  /// `$0`
  fileprivate var isAnonymous: Bool {
    hasPrefix("$") && dropFirst().allSatisfy(\.isNumber)
  }
}
