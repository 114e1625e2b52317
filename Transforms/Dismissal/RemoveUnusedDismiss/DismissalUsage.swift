import Semantics
import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The uses of a property that could dismiss a view.
struct DismissalUsage {
  let property: DismissProperty
  private let view: DismissingView
  private let context: TransformContext
  private let uses: [DeclUse]

  init(of property: DismissProperty, in view: DismissingView, context: TransformContext) {
    self.property = property
    self.view = view
    self.context = context
    let copies = view.properties.filter { $0.name == property.name }
    uses = context.uses(
      of: copies.compactMap(\.pattern), arePrivate: copies.allSatisfy(\.isPrivate)
    ).flatMap(\.uses).filter { use in
      !view.declarations.contains { $0.isOther(than: property.type, around: use.name) }
    }
  }

  var place: ByteOffset { tree.range(of: property.nameToken).start }

  private var tree: SyntaxTree { property.cursor.tree }

  /// Whether a comment that stays beside the property says how many there are: on lines without a blank one
  /// in between.
  var leavesCount: Bool {
    let lines = LineTable(tree.source)
    let removed = DeclarationExtent(of: property.cursor).range
    func isBlank(_ line: Int) -> Bool {
      tree.source.string(lines.range(ofLine: line)).allSatisfy(\.isWhitespace)
    }
    var first = lines.line(of: removed.start)
    var last = lines.line(of: removed.end)
    while 0 < first, !isBlank(first - 1) { first -= 1 }
    while last + 1 < lines.starts.count, !isBlank(last + 1) { last += 1 }
    let group = ByteRange(lines.range(ofLine: first).start, lines.range(ofLine: last).end)
    return tree.comments.contains { comment in
      let words = tree.source.string(comment.range).lowercased().proseWords
      return group.contains(comment.range) && !removed.contains(comment.range)
        && (tree.topics(of: comment)?.haveCounts == true || words.contains("order"))
    }
  }

  /// What the view shows that may be out of date without the property.
  var lostEvaluation: LostEvaluation? { LostEvaluation.known(of: view, in: context) }

  /// Whether comments around the property would frame nothing: directives that turn a rule off and on, a heading
  /// between drawn lines, or one of several that are numbered.
  var leavesFrame: Bool {
    let removed = DeclarationExtent(of: property.cursor).range
    let next = tree.token(at: removed.end)
    let above = tree.trivia(before: tree.token(at: removed.start)).filter {
      $0.isComment && $0.range.end <= property.cursor.range.start
    }
    let headings = above + tree.comments(in: ByteRange(removed.start, property.cursor.range.start))
    let isDrawn = headings.contains { comment in
      let text = tree.source.string(comment.range).drop { $0 == "/" || $0 == "*" || $0 == " " }
      return 2 < text.count && text.allSatisfy { "-=*#_~ ".contains($0) }
    }
    let isNumbered = headings.contains { comment in
      let text = tree.source.string(comment.range).drop { "/* ".contains($0) }
      let number = text.prefix(while: \.isNumber)
      return !number.isEmpty && text.dropFirst(number.count).first.map(".):".contains) == true
    }
    return isNumbered || tree.leavesDirectives(around: removed)
      || isDrawn && (tree.trivia(before: next).contains(where: \.isComment) || isAlone)
  }

  /// Whether no other stored property stands right below.
  private var isAlone: Bool {
    let others = property.type.storedProperties.filter { $0.decl.id != property.cursor.id }
    return !others.contains { property.cursor.range.end <= $0.decl.range.start }
  }

  /// Whether a comment that stays names the property, or may say something about the view that is not true without
  /// it.
  var leavesClaim: Bool {
    let removed = DeclarationExtent(of: property.cursor).range
    let names = tree.comments.contains { comment in
      let words = tree.source.string(comment.range).split { !$0.isLetter && !$0.isNumber }
      return !removed.contains(comment.range) && words.contains { $0 == property.name }
    }
    return names
      || (property.type.commentsAbove + property.type.commentsAtProperties).contains { comment in
        !removed.contains(comment.range) && tree.topics(of: comment)?.mayClaimAboutView == true
      }
  }

  /// Whether anything uses the property, in any branch of an `#if`, or a call passes a value for
  /// it.
  var isUsed: Bool { uses.contains(where: \.isCertain) || isPassed }

  /// Whether a call passes it: `V(dismiss: …)`, to the memberwise initializer.
  private var isPassed: Bool {
    !property.isPrivate
      && view.sites.compactMap { FunctionCallView($0.expression) }.contains { call in
        call.arguments.contains { $0.label == property.name }
      }
  }

  /// Why the property must stay although nothing uses it.
  var obstacle: Obstacle? {
    guard property.type.cursor.kind == .structDecl else {
      return Obstacle(
        .notAStructure,
        "`\(property.type.name)` is not a structure, so its property may be used elsewhere")
    }
    if let use = uses.first {
      let line = LineTable(use.name.tree.source).location(of: use.name.range.start).line
      return Obstacle(
        .stillUsed,
        "\(use.name.tree.source.path):\(line): `\(property.name)` is perhaps used through a value of "
          + "unknown type")
    }
    if let path = extensionOfNamesake {
      return Obstacle(
        .ambiguousView,
        "several types are called `\(view.name)`, and \(path) may extend this one and use "
          + "`\(property.name)`")
    }
    let namesakes = Namesakes(of: property.name, in: view, context)
    if let obstacle = namesakes.obstacle(where: { _ in false }) { return obstacle }
    if property.cursor.hasModifier(.private) { return nil }
    if let file = view.unreadFiles.first { return Obstacle(file, mayUse: view.name) }
    if let name = ProtocolRequirement(of: property.type, context: context).naming(property.name) {
      return Obstacle(
        .protocolRequirement, "protocol `\(name)` may require `\(property.name)`")
    }
    return widerAccess.map { access in
      Obstacle(
        .publicInterface,
        "`\(property.name)` is `\(access)`; code outside this repository may use it")
    }
  }

  /// A file with an extension of one of several types of the view's name, which targets declare for themselves.
  private var extensionOfNamesake: String? {
    let path = tree.source.path
    let types = context.index.declarations(named: property.type.name)
      .filter { $0.symbol.qualifiedName == view.name }
    guard view.properties.count < types.count else { return nil }
    let mentioning = Set(context.paths(mentioning: property.name))
    return context.index.extensions(named: property.type.name).map(\.path)
      .first { $0 != path && mentioning.contains($0) && isOfModule($0) }
  }

  private func isOfModule(_ path: String) -> Bool {
    context.modules[path] == context.modules[tree.source.path]
  }

  /// The access level above `internal`. Nobody imports the module of an app.
  private var widerAccess: String? {
    let module = context.modules[tree.source.path]
    // That of a package may be made for others.
    guard module.isPublished || module.name.isEmpty || module.importName != nil else { return nil }
    let levels: [TokenKind] = [.public, .open, .package]
    return levels.first { property.cursor.hasModifier($0) }?.keywordText
  }
}

extension TypeDecl {
  /// Whether it is another copy of a type, for another platform, and holds a place.
  fileprivate func isOther(than type: TypeDecl, around place: SyntaxCursor) -> Bool {
    !isExtension && cursor.tree === place.tree && cursor.range.contains(place.range)
      && (type.cursor.tree !== cursor.tree || type.cursor.id != cursor.id)
  }
}
