import SourceText
import SymbolIndex
import Syntax
import TransformKit

/// A binding that is created in place to present a view, moved to a local variable so that it can
/// be used twice: `let isPresented = Binding(get: …, set: …)`.
struct NamedBinding {
  let name: String
  let edits: [Edit]
  /// The body in which the name is known.
  let body: SyntaxCursor

  /// The binding, and whether it is of an item or of a flag.
  struct State {
    let cursor: SyntaxCursor
    let isItem: Bool
  }

  /// - Parameter taken: the names of other new variables.
  /// - Returns: nil where no statement can be added, or the binding depends on local names.
  init?(of state: State, in file: IndexedFile, taken: Set<String>) {
    guard let body = Self.body(around: state.cursor, file.ancestry),
      let type = TypeDecl.enclosing(body, ancestry: file.ancestry),
      Self.isMovable(state.cursor, to: body, file.ancestry),
      let declaration = Self.declaration(of: state),
      let name = Self.names(isItem: state.isItem).first(where: {
        !taken.contains($0) && file.isNameFree($0, in: [type])
      })
    else { return nil }
    let statement = FirstStatement(body: body)
    let text = state.cursor.text(indentedBy: statement.indentation)
    self.name = name
    self.body = body
    edits =
      statement.edits(inserting: "let \(name)\(declaration) = \(text)")
      + [.replace(state.cursor.range, with: name)]
  }

  private static func names(isItem: Bool) -> [String] {
    isItem ? ["presentedItem", "shownItem"] : ["isPresented", "isShown", "isViewPresented"]
  }

  /// The type annotation that the variable needs; nil where the type is not known.
  private static func declaration(of state: State) -> String? {
    let text = state.cursor.textWithoutTrivia
    if text.hasPrefix("Binding(") || text.hasPrefix("Binding<") { return "" }
    return state.isItem ? nil : ": Binding<Bool>"
  }

  // MARK: Where it goes

  /// The body of the member around a place, if a statement can be inserted before its views.
  private static func body(around place: SyntaxCursor, _ ancestry: Ancestry) -> SyntaxCursor? {
    var body: SyntaxCursor?
    for ancestor in ancestry.ancestors(of: place) {
      switch ancestor.kind {
      case .codeBlock, .accessorBlock:
        body = ancestor
      case .functionDecl, .variableDecl:
        guard let body, ancestor.isBuilder || body.returns else { return nil }
        return body
      case .ifConfigClause, .accessorDecl, .initializerDecl, .subscriptDecl, .memberBlock:
        return nil
      case .ifExpr, .guardStmt:
        if ancestor.checksAvailability { return nil }
      default:
        continue
      }
    }
    return nil
  }

  /// Whether an expression means the same at the beginning of a body.
  private static func isMovable(
    _ expression: SyntaxCursor, to body: SyntaxCursor, _ ancestry: Ancestry
  ) -> Bool {
    // The lines of a string are meant, and would be indented.
    guard !expression.text.contains("\"\"\"") else { return false }
    return expression.descendants.allSatisfy { node in
      guard let name = node.declaredName else { return true }
      if name.isAnonymous {
        return ancestry.ancestors(of: node).prefix { $0.id != expression.id }
          .contains { $0.kind == .closureExpr }
      }
      guard let local = ancestry.localDeclaration(of: name, at: node) else { return true }
      return expression.range.contains(local.range) || !body.range.contains(local.range)
    }
  }
}

extension SyntaxCursor {
  /// Whether a member uses a result builder.
  fileprivate var isBuilder: Bool {
    let name =
      FunctionDeclView(self)?.name ?? child(.patternBinding)?.child(.identifierPattern)?.text
    return name == "body" || name == "makeBody"
      || children.contains { $0.kind == .attribute && $0.textWithoutTrivia == "@ViewBuilder" }
  }

  /// Whether a body says `return`.
  fileprivate var returns: Bool { child(.returnStmt) != nil }

  /// `if #available(…)`
  fileprivate var checksAvailability: Bool {
    children.contains { $0.kind == .conditionElement && $0.textWithoutTrivia.hasPrefix("#") }
  }

  /// The text with its lines indented from another column.
  fileprivate func text(indentedBy indentation: String) -> String {
    let old = tree.source.indentation(ofLineAt: range.start)
    let lineEnding = LineEnding(of: tree.source).rawValue
    return text.replacingPrefixes(lineEnding + old, by: lineEnding + indentation)
  }
}

extension String {
  /// `$0`
  fileprivate var isAnonymous: Bool {
    hasPrefix("$") && 1 < count && dropFirst().allSatisfy(\.isNumber)
  }

  /// Replaces all occurrences of a text that begins with a line end.
  fileprivate func replacingPrefixes(_ old: String, by new: String) -> String {
    let (bytes, pattern) = (Array(utf8), Array(old.utf8))
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: pattern) {
        result += Array(new.utf8)
        index += pattern.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
