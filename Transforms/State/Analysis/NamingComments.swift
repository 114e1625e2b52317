import SourceText
import SymbolIndex
import Syntax
import TransformKit

/// Comments that would be false without a property of a type: they name it as code does, `errorMessage` or
/// `model.error`, in the type, where code uses the property, and where they name the type as well; or they count it
/// among the properties below them: `// The unit, plus the picker flag`.
struct NamingComments {
  private let type: TypeDecl
  private let names: [String]
  /// The names of the properties in code, by the paths of the files.
  private let uses: [String: [SyntaxCursor]]
  private let context: TransformContext

  /// - Parameter uses: the nodes of uses of the properties.
  init(
    of names: [String], in type: TypeDecl, used uses: [SyntaxCursor], _ context: TransformContext
  ) {
    self.type = type
    self.names = names
    self.uses = Dictionary(grouping: uses) { $0.tree.source.path }
    self.context = context
  }

  /// The first of them.
  var obstacle: Obstacle? {
    let own = type.cursor.tree.source.path
    let paths = Set(context.paths(mentioning: type.name) + uses.keys).subtracting([own]).sorted()
    return ([own] + paths).lazy.compactMap { path in
      context.file(at: path).flatMap { obstacle(in: $0, path) }
    }.first
  }

  private func obstacle(in file: IndexedFile, _ path: String) -> Obstacle? {
    let tree = file.tree
    let text = tree.source.string(tree.root.range)
    guard names.contains(where: { text.contains($0) }) else { return nil }
    for comment in tree.comments(in: tree.root.range) {
      let words = tree.source.string(comment.range)
      if let obstacle = obstacle(ofFlagIn: comment, words, file) { return obstacle }
      for name in names where words.contains(name) {
        let forms = words.codeForms(of: name)
        guard !forms.isEmpty, let member = member(of: comment, in: file),
          isAbout(name, forms, words, member, in: file)
        else { continue }
        let place = member.child(.patternBinding) ?? member
        return Obstacle(.flagUsedOtherwise, "a comment names `\(name)`", at: place)
      }
    }
    return nil
  }

  /// The obstacle of a comment above another property of the type that counts a flag among what follows.
  private func obstacle(
    ofFlagIn comment: TriviaPiece, _ words: String, _ file: IndexedFile
  ) -> Obstacle? {
    guard type.cursor.tree.source.path == file.tree.source.path,
      type.cursor.range.contains(comment.range),
      words.lowercased().split(whereSeparator: { !$0.isLetter }).contains("flag"),
      let member = member(of: comment, in: file), member.kind == .variableDecl,
      file.ancestry.parent(of: member)?.kind == .memberBlock,
      let name = member.child(.patternBinding)?.child(.identifierPattern)?.text,
      !names.contains(name), member.child(.patternBinding)?.child(.accessorBlock) == nil
    else { return nil }
    return Obstacle(
      .flagUsedOtherwise, "a comment above `\(name)` speaks of a flag",
      at: member.child(.patternBinding) ?? member)
  }

  /// The member that a comment is in or above.
  private func member(of comment: TriviaPiece, in file: IndexedFile) -> SyntaxCursor? {
    let around = file.tree.root.descendants.reversed().first {
      $0.range.contains(comment.range)
    }
    if let around, around.kind != .memberBlock {
      return file.ancestry.memberDecl(around: around) ?? around
    }
    return file.tree.root.descendants.first { comment.range.end <= $0.range.start }
  }

  /// Whether a comment means the property of the type.
  private func isAbout(
    _ name: String, _ forms: Set<CodeForm>, _ words: String, _ member: SyntaxCursor,
    in file: IndexedFile
  ) -> Bool {
    let around = TypeDecl.enclosing(member, ancestry: file.ancestry)
    if around?.name != type.name {
      let isUsed = uses[file.path]?.contains { member.range.contains($0.range) } ?? false
      guard isUsed || !words.codeForms(of: type.name).isEmpty else { return false }
    }
    return forms.contains(.member) || !member.declaresLocally(name)
  }
}

/// How a comment names something in code.
private enum CodeForm {
  /// `model.error`
  case member
  /// A name that is no word, or that stands in backticks.
  case word
}

extension SyntaxCursor {
  /// Whether code in it declares a variable of a name, which a comment may mean.
  fileprivate func declaresLocally(_ name: String) -> Bool {
    descendants.contains { node in
      switch node.kind {
      case .catchClause: name == "error"
      case .identifierPattern, .closureShorthandParameter: node.textWithoutTrivia == name
      case .functionParameter, .closureParameter:
        node.ownTokens.contains { tree.name(of: $0) == name }
      default: false
      }
    }
  }
}

extension String {
  /// The ways in which a comment names something as code does; none where the name is only a word of a sentence.
  fileprivate func codeForms(of name: String) -> Set<CodeForm> {
    let isWord = !name.dropFirst().contains { $0.isUppercase || $0 == "_" }
    var forms: Set<CodeForm> = []
    var rest = self[...]
    while let found = rest.firstRange(of: name) {
      let before = self[..<found.lowerBound]
      let after = self[found.upperBound...]
      rest = after
      guard before.last.map(\.isPartOfName) != true, after.first.map(\.isPartOfName) != true else {
        continue
      }
      if before.last == ".", before.dropLast().last.map(\.isPartOfName) == true {
        forms.insert(.member)
      } else if before.last != ".", !isWord || before.last == "`" && after.first == "`" {
        forms.insert(.word)
      }
    }
    return forms
  }
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}
