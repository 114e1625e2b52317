import SymbolIndex
import TransformKit

extension TransformContext {
  /// Whether no target compiles a file, and one compiles another file of its name with the same types.
  func isUnusedCopy(_ file: ParsedFile) -> Bool {
    let path = file.source.path
    let targets = buildTargets[path]
    guard !targets.isEmpty, targets.allSatisfy({ $0 < 0 }) else { return false }
    return TypeDecl.all(in: file.tree).filter { !$0.isExtension }.contains { type in
      index.declarations(named: type.name).contains { other in
        other.path != path && other.path.fileName == path.fileName
          && buildTargets[other.path].contains { 0 <= $0 }
      }
    }
  }
}

extension String {
  fileprivate var fileName: Substring {
    self[(lastIndex(of: "/").map(index(after:)) ?? startIndex)...]
  }
}
