import Semantics
import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The type that counts, and the views that it is to count.
struct EvaluationCounter {
  let name: String
  let isRemoved: Bool
  private let countsAll: Bool
  private let isWithMain: Bool
  private let context: TransformContext

  init(_ options: OptionValues, in context: TransformContext) {
    name = options["name"]
    isRemoved = options.isTrue("remove")
    countsAll = options["views"] == "all"
    isWithMain = options["declaration"] == "main"
    self.context = context
  }

  /// What stands first in the body of a view.
  var statement: String { "let _ = \(name).count(Self.self)" }

  func isStatement(_ node: SyntaxCursor) -> Bool {
    node.kind == .variableDecl && node.textWithoutTrivia == statement.filter { $0 != " " }
  }

  func counts(_ body: CountedBody) -> Bool { body.firstStatement.map(isStatement) == true }
}

// MARK: Views

extension EvaluationCounter {
  /// The bodies in a file that are to be counted.
  func bodies(in tree: SyntaxTree) -> [CountedBody] {
    let bodies = CountedBody.all(in: tree)
    if bodies.isEmpty { return [] }
    if countsAll { return bodies.filter { isView($0) == true } }
    let dismissing = context.once { DismissingDeclarations(in: context.screens) }
    return bodies.filter { dismissing.contains($0.view) && isView($0) != false }
  }

  private func isView(_ body: CountedBody) -> Bool? {
    context.program.ask { program in
      program.decl(at: body.property).flatMap { program.isView(program.selfType(of: $0)) }
    }
  }
}

/// The declarations of the views that dismiss themselves, and of those around them.
private struct DismissingDeclarations: Sendable {
  private let nodes: [String: Set<NodeID>]

  init(in screens: Screens) {
    let decls =
      screens.dismissing.flatMap(\.declarations) + screens.containers.flatMap(\.declarations)
    nodes = Dictionary(grouping: decls, by: \.cursor.tree.source.path).mapValues {
      Set($0.map(\.cursor.id))
    }
  }

  func contains(_ decl: TypeDecl) -> Bool {
    nodes[decl.cursor.tree.source.path]?.contains(decl.cursor.id) == true
  }
}

// MARK: Declaration

extension EvaluationCounter {
  /// The types of its name that count, in the whole repository.
  var declarations: [SyntaxCursor] {
    context.index.declarations(named: name)
      .compactMap { context.file(at: $0.path) }
      .flatMap { declarations(in: $0.tree) }
  }

  /// The types of its name that count, in one file.
  func declarations(in tree: SyntaxTree) -> [SyntaxCursor] {
    TypeDecl.all(in: tree).filter { decl in
      !decl.isExtension && decl.name == name && decl.member(named: "count") != nil
    }.map(\.cursor)
  }

  /// Whether the views in a file are counted by a type in another one.
  func counts(_ path: String, in home: String) -> Bool { homes.areOfOneTarget(path, home) }

  /// The edit that declares it for the file of a view; nil where an earlier run has done so.
  func declaration(for body: CountedBody) throws(Obstacle) -> (path: String, edit: Edit)? {
    let path = body.property.tree.source.path
    let existing = declarations
    if existing.contains(where: { counts(path, in: $0.tree.source.path) }) { return nil }
    if let file = context.index.unreadFiles(mentioningOneOf: [name]).first {
      throw Obstacle(file, mayUse: name)
    }
    if existing.isEmpty, context.index.mentions(name) {
      throw Obstacle(
        .nameTaken, "the repository already uses `\(name)`",
        remedy: "choose another name with the option `name`")
    }
    let declaration = OnceDeclaration(extending: nil, text)
    let views = context.once { CountedFiles(of: self) }.files
    for file in homes.main + views where counts(path, in: file.path) {
      if isWithMain || views.contains(where: { $0.path == file.path }),
        let edit = declaration.edit(in: file.tree)
      {
        return (file.path, edit)
      }
    }
    throw Obstacle(
      .noFileForDeclaration,
      "no file that could declare `\(name)` imports SwiftUI outside of an `#if`")
  }

  private var homes: CounterHomes { context.once { CounterHomes(in: context) } }

  /// The files with views that are to be counted.
  private struct CountedFiles: Sendable {
    let files: [IndexedFile]

    init(of counter: EvaluationCounter) {
      files = counter.context.files(mentioning: "body").filter {
        !counter.bodies(in: $0.tree).isEmpty
      }
    }
  }

  private var text: String {
    """
    /// How often SwiftUI has evaluated the `body` of each view. `\(name).printTable()` prints it, for
    /// example from a button or in the debugger.
    @MainActor
    enum \(name) {
      private static var counts: [String: Int] = [:]

      static func count(_ view: Any.Type) {
        counts["\\(view)", default: 0] += 1
      }

      static func printTable() {
        for (view, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
          print(count, view, separator: "\\t")
        }
      }

      static func reset() {
        counts = [:]
      }
    }
    """
  }
}
