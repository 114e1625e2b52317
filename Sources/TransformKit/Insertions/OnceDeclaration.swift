import SourceText
import SwiftUIModel
import Syntax

/// A declaration that a module needs once, however many changes use it.
///
/// It goes into an existing file, since a new file would not be part of an Xcode project.
public struct OnceDeclaration: Sendable {
  private let extendedType: String?
  private let body: String
  private let preface: String
  /// Whether what goes before a new extension may stand in an existing one.
  private let mayNestPreface: Bool

  /// - Parameters:
  ///   - type: the type that it extends; nil for a declaration of its own.
  ///   - body: the member of the extension, or the declaration.
  ///   - preface: code that goes before it.
  ///   - mayNestPreface: whether this code may follow the member in an extension that exists.
  public init(
    extending type: String?, _ body: String, after preface: String = "",
    mayNestPreface: Bool = false
  ) {
    extendedType = type
    self.body = body
    self.preface = preface
    self.mayNestPreface = mayNestPreface
  }

  /// The edit that adds the declaration to a file: to the last extension of its type, or at the
  /// end, before previews.
  ///
  /// - Returns: nil for a file that has imports but does not always import SwiftUI.
  public func edit(in tree: SyntaxTree) -> Edit? {
    guard tree.importsSwiftUIAlways else { return nil }
    let style = TextStyle(of: tree.source)
    let separator = String(repeating: style.lineEnding.rawValue, count: 2)
    if preface.isEmpty || mayNestPreface, let member = lastMember(in: tree),
      let last = member.lastToken
    {
      let indentation = tree.source.indentation(ofLineAt: member.range.start)
      let comment = tree.trailingTrivia(of: last).last(where: \.isComment)
      let members = preface.isEmpty ? body : body + "\n\n" + preface
      let text = separator + indentation + style.styled(members, indentedBy: indentation)
      return .insertOnce(text, at: comment?.range.end ?? member.range.end)
    }
    let text = separator + style.styled(whole)
    return extendedType == nil
      ? .insertDeclarationOnce(text, at: tree.endBeforePreviews)
      : .insertOnce(text, at: tree.endBeforePreviews)
  }

  /// The edit that adds the declaration to the only branch of an `#if` around everything in a file.
  ///
  /// - Returns: nil for a file without such a branch, or whose branch does not import SwiftUI.
  public func edit(inBranchOf tree: SyntaxTree) -> (edit: Edit, branch: SyntaxCursor)? {
    guard let branch = tree.soleBranch, branch.children.contains(where: \.importsSwiftUI),
      let end = tree.endBeforePreviews(of: branch)
    else { return nil }
    let style = TextStyle(of: tree.source)
    let indentation = tree.source.indentation(ofLineAt: end)
    let separator = String(repeating: style.lineEnding.rawValue, count: 2) + indentation
    return (.insertOnce(separator + style.styled(whole, indentedBy: indentation), at: end), branch)
  }

  /// The declaration with its extension, where no extension has room for it.
  private var whole: String {
    guard let extendedType else { return body }
    let members = TextStyle(lineEnding: .lineFeed, indentation: .spaces(2))
      .styled(body, indentedBy: "  ")
    let lead = preface.isEmpty ? "" : preface + "\n\n"
    return "\(lead)extension \(extendedType) {\n  \(members)\n}"
  }

  /// The last member of the last unconstrained extension with members on lines of their own.
  private func lastMember(in tree: SyntaxTree) -> SyntaxCursor? {
    let extensions = tree.root.children.compactMap(ExtensionDeclView.init).filter { decl in
      decl.extendedName == extendedType && decl.whereClause == nil
        && !decl.cursor.children.contains { $0.kind == .attribute || $0.kind == .declModifier }
    }
    guard let block = extensions.last?.cursor.child(.memberBlock), let brace = block.lastToken,
      tree.tokens[brace.index].flags.contains(.startsLine)
    else { return nil }
    return block.children.reversed().first
  }
}

extension SyntaxTree {
  /// Whether SwiftUI's names are in scope everywhere in the file. A file without imports is an
  /// example, or has them from another file.
  fileprivate var importsSwiftUIAlways: Bool {
    if nodes(ofKind: .importDecl).first(where: { _ in true }) == nil { return true }
    return root.children.contains(where: \.importsSwiftUI)
  }

  /// The innermost branch of an `#if` around everything in the file.
  fileprivate var soleBranch: SyntaxCursor? {
    var found: SyntaxCursor?
    var code = Array(root.children)
    while code.count == 1, code[0].kind == .ifConfigDecl {
      let branches = code[0].children.filter { $0.kind == .ifConfigClause }
      guard branches.count == 1 else { return nil }
      found = branches[0]
      // The condition comes first.
      code = Array(branches[0].children.dropFirst())
    }
    return found
  }
}

extension SyntaxCursor {
  fileprivate var importsSwiftUI: Bool {
    let path = children.filter { $0.kind == .importPathComponent }
    return kind == .importDecl && path.map(\.textWithoutTrivia) == ["SwiftUI"]
  }
}
