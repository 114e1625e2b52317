import Parser
import Reporting
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// The declarations of libraries that people keep beside their code: `.statewise/modules/NAME.swift`.
public enum ModuleFiles {
  /// The declarations in the nearest folder with a `.statewise`, from a path upward. The name of a file
  /// is that of the module.
  ///
  /// - Throws: for a file that cannot be read or has syntax errors.
  public static func nearest(
    to path: String
  ) throws(RuleFileError) -> [KnownDeclarations.Part] {
    var parts: [KnownDeclarations.Part] = []
    for path in StatewiseFolder.files("modules", ".swift", nearestTo: [path]) {
      parts += try self.parts(ofFileAt: path)
    }
    return parts
  }

  private static func parts(
    ofFileAt path: String
  ) throws(RuleFileError) -> [KnownDeclarations.Part] {
    let tree: SyntaxTree
    do throws(SystemError) {
      tree = SyntaxParser().parse(try SourceLoader.load(path).source)
    } catch {
      throw RuleFileError(place: .file(error.path), message: error.reason)
    }
    if let error = tree.diagnostics.first(where: { $0.severity == .error }) {
      let location = LineTable(tree.source).location(of: error.offset)
      throw RuleFileError(place: .location(location), message: error.message)
    }
    let file = path.split(separator: "/").last ?? ""
    let module = String(file.dropLast(".swift".count))
    return tree.root.children.flatMap { parts(of: $0, in: module) }
  }

  /// The part that a declaration is, under each of its names.
  private static func parts(
    of decl: SyntaxCursor, in module: String
  ) -> [KnownDeclarations.Part] {
    let isExtension = decl.kind == .extensionDecl
    let names = isExtension ? [TypeDecl(decl)?.name ?? ""] : decl.declaredNames.map(\.name)
    let tree = decl.tree
    let code = tree.source.string(decl.rangeWithComments)
    return names.prefix(1).map { name in
      KnownDeclarations.Part(module: module, name: name, isExtension: isExtension) {
        IndexedFile(SyntaxParser().parse(SourceText(code, path: tree.source.path)))
      }
    }
  }
}

extension SyntaxCursor {
  /// The node with the comments before it.
  fileprivate var rangeWithComments: ByteRange {
    let start = firstToken.map { tree.triviaRange(before: $0).start } ?? range.start
    return ByteRange(start, range.end)
  }
}
