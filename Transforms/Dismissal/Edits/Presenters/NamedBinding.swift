import Semantics
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
  init?(of state: State, in file: IndexedFile, taken: Set<String>, _ program: Program) {
    guard let body = Self.body(around: state.cursor, file.ancestry),
      Self.isMovable(state.cursor, to: body, program),
      let declaration = Self.declaration(of: state, program),
      let name = Self.names(isItem: state.isItem).first(where: {
        !taken.contains($0) && program.canDeclareVariable($0, in: body)
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
  private static func declaration(of state: State, _ program: Program) -> String? {
    let text = state.cursor.textWithoutTrivia
    let isTyped = text.hasPrefix("Binding<")
    guard state.isItem else {
      return isTyped || text.hasPrefix("Binding(") ? "" : ": Binding<Bool>"
    }
    if isTyped || text.hasPrefix("Binding(") && state.getsOptional(in: program) { return "" }
    let type = program.type(of: state.cursor)
    return type.isComplete ? ": " + program.text(of: type) : nil
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
      // What is evaluated only under a condition may trap without it.
      case .ifExpr, .guardStmt, .switchExpr, .switchCase:
        return nil
      default:
        continue
      }
    }
    return nil
  }

  /// Whether an expression means the same at the beginning of a body.
  private static func isMovable(
    _ expression: SyntaxCursor, to body: SyntaxCursor, _ program: Program
  ) -> Bool {
    // The lines of a string are meant, and would be indented.
    guard !expression.text.contains("\"\"\"") else { return false }
    return expression.plainNames.allSatisfy { node in
      guard case .local(let decl) = program.meaning(of: node.declaredName ?? "", at: node) else {
        return true
      }
      let local = program.cursor(of: decl).range
      return expression.range.contains(local) || !body.range.contains(local)
    }
  }
}

extension NamedBinding.State {
  /// Whether the getter itself makes an optional, as far as its type is known.
  fileprivate func getsOptional(in program: Program) -> Bool {
    let getter = FunctionCallView(cursor)?.arguments.first { $0.label == "get" }
    guard let statements = getter.flatMap({ ClosureView($0.value) })?.statements,
      let value = statements.first, statements.count == 1
    else { return false }
    let type = program.type(of: value)
    return !type.isComplete
      || program.decl(of: type) == program.decl(of: program.knownType("Optional", of: "Swift"))
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

  /// The text with its lines indented from another column.
  fileprivate func text(indentedBy indentation: String) -> String {
    let old = tree.source.indentation(ofLineAt: range.start)
    let lineEnding = LineEnding(of: tree.source).rawValue
    return text.replacingPrefixes(lineEnding + old, by: lineEnding + indentation)
  }
}

extension String {
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
