import Semantics
import Syntax
import TestSupport

/// Compares what Semantics says of one file with what the compiler says.
struct Comparison {
  let program: Program
  let file: Int32
  let answers: CompilerAnswers
  let app: ComparedApp
  let standIn: StandIn
  /// The declarations of known modules, by file and node.
  let listed: [[NodeID: ListedDeclaration]]
  /// What mangled types stand for.
  let types: [String: CompilerType]

  var tree: SyntaxTree { program.file(file).indexed.tree }

  var cause: UnknownCause { UnknownCause(program: program, file: file) }

  func findings() -> [Finding] { referenceFindings() + keyPathFindings() + typeFindings() }
}

/// A type of the compiler's.
struct CompilerType: Sendable {
  /// The name of the module that declares it, where the type is a plain one.
  let module: Substring
  let notation: TypeNotation

  /// - Parameter modules: the modules of the app.
  init(demangled: String, modules: Set<String>) {
    let path = demangled.hasPrefix("(extension in ") ? demangled.dropFirst(14) : demangled[...]
    module = path.prefix { $0 != "." && $0 != ")" }
    notation = TypeNotation(demangled, modules: modules)
  }
}
