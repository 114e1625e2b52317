import SourceText
import SymbolIndex
import Syntax
import TransformKit

/// What changes say of other ways by which the same object stays in memory; and without the reports on objects that
/// stay as long as the application in any case.
struct LeftCycles {
  let outcomes: [Outcome]

  init(_ all: [Outcome], in file: ParsedFile, _ context: TransformContext) {
    let types = TypeDecl.all(in: file.tree)
    func owner(at offset: ByteOffset) -> String? {
      types.last { $0.cursor.range.start <= offset && offset < $0.cursor.range.end }?.name
    }
    let needed = all.filter { outcome in
      switch outcome {
      case .change(let change):
        return owner(at: change.offset).map {
          !context.isFirstScreen($0) && !context.isLasting($0)
        } ?? true
      case .declined(let decline):
        guard decline.code == .retainCycle, let name = owner(at: decline.offset) else {
          return true
        }
        return !context.isFirstScreen(name) && !context.isKeptByApplication(name)
          && !context.isLasting(name)
      }
    }
    let left = needed.compactMap { outcome -> String? in
      guard case .declined(let decline) = outcome, decline.code == .retainCycle else { return nil }
      return owner(at: decline.offset)
    }
    outcomes = needed.map { outcome in
      guard case .change(let change) = outcome, let name = owner(at: change.offset),
        left.contains(name)
      else { return outcome }
      return .change(
        Change(
          change.title + "; another cycle, which is reported, still keeps `\(name)` in memory",
          safety: change.safety, at: change.offset, parts: change.parts))
    }
  }
}
