import KnownModules
import Parser
import Semantics
import SourceText
import SymbolIndex

/// The declarations of the modules that the stand-in and the toolchain have, one file for each module.
enum KnownFiles {
  static func all() -> [ProgramFile] {
    let names = StandIn.modules + ["Foundation", "Observation", "Swift"]
    let parser = SyntaxParser()
    return KnownModules.all.filter { names.contains($0.name) }.map { module in
      let bytes = module.chunks.flatMap(\.code)
      let file = IndexedFile(parser.parse(SourceText(path: module.name, bytes: bytes)))
      return ProgramFile(file, module: module.name, isKnownModule: true)
    }
  }
}
