import KnownModules
import Parser
import Semantics
import SourceText
import SymbolIndex
import Syntax

extension KnownDeclarations {
  /// The declarations of the modules that the program describes. Each part is parsed when a program first
  /// asks for it.
  public static let described = KnownDeclarations(
    KnownModules.all.flatMap(parts), importedModules: modulesToImport)

  /// The module with the helpers that many packages declare alike.
  static let commonHelpers = "ConditionalModifiers"

  private static func parts(of module: KnownModule) -> [Part] {
    module.chunks.map { chunk in
      Part(module: module.name, name: chunk.name, isExtension: chunk.isExtension) {
        let source = SourceText(path: "\(chunk.path).swift", bytes: chunk.code)
        return IndexedFile(SyntaxParser().parse(source))
      }
    }
  }

  /// The modules that a file with SwiftUI does not see unless it imports them.
  private static var modulesToImport: Set<String> {
    var exports = Dictionary(
      KnownModules.all.map { ($0.name, $0.exports) }, uniquingKeysWith: { $1 })
    var next = ["Swift", "SwiftUI", commonHelpers]
    while let module = next.popLast() { next += exports.removeValue(forKey: module) ?? [] }
    return Set(exports.keys)
  }
}
