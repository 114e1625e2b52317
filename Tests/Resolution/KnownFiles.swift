import KnownModules
import Parser
import Semantics
import SourceText
import SymbolIndex

/// The declarations of the modules that apps import, one file for each module.
enum KnownFiles {
  static func all() -> [ProgramFile] {
    let parser = SyntaxParser()
    return KnownModules.all.map { module in
      let bytes = module.chunks.flatMap(\.code)
      let file = IndexedFile(parser.parse(SourceText(path: module.name, bytes: bytes)))
      return ProgramFile(file, module: module.name, isKnownModule: true)
    }
  }
}
