import SourceText
import SymbolIndex
import Syntax
import TransformKit

/// Reads of a value where an `if` has asked whether there is one: `error ?? "Unknown"` below `if error != nil`. The
/// condition binds the value, and they name it.
struct BoundReads {
  private(set) var written: Set<StageGroup.Place> = []
  private(set) var edits: [String: [Edit]] = [:]

  /// - Parameter written: uses that are written otherwise.
  init(
    in analysis: StageAnalysis, _ names: StageNames, _ pattern: CasePattern,
    except written: Set<StageGroup.Place>
  ) {
    for (index, property) in analysis.group.properties.enumerated() where !property.isFlag {
      for use in property.uses where !written.contains(StageGroup.Place(use.name)) {
        guard let test = use.presence, let block = use.branch else { continue }
        let inner = property.uses.filter { other in
          other.file.path == use.file.path && block.range.contains(other.place.range)
        }
        let reads = inner.filter { $0.base == use.base && $0.valueRead(in: block) != nil }
        guard !reads.isEmpty, !block.hasOtherName(property.name, than: inner) else { continue }
        var edits: [Edit] = [
          .insert(pattern.text(names.cases[index], property.name) + " = ", at: test.range.start),
          .replaceAlone(use.name.range, with: names.state),
          .delete(ByteRange(use.place.range.end, test.range.end)),
        ]
        for read in reads {
          guard let value = read.valueRead(in: block) else { continue }
          edits.append(.replaceAlone(value.range, with: property.name))
        }
        self.written.formUnion(([use] + reads).map { StageGroup.Place($0.name) })
        self.edits[use.file.path, default: []] += edits
      }
    }
  }
}

extension StageUse {
  /// The branch for a condition of an `if`.
  fileprivate var branch: SyntaxCursor? {
    let outer = file.ancestry.ancestors(of: place).first {
      $0.kind == .ifExpr || $0.kind == .guardStmt || $0.isBody
    }
    return outer?.kind == .ifExpr ? outer?.child(.codeBlock) : nil
  }

  /// `error ?? "Unknown"` or `error!`, which no closure evaluates later.
  fileprivate func valueRead(in block: SyntaxCursor) -> SyntaxCursor? {
    guard action == .read, let outer = file.ancestry.parent(of: place),
      !file.ancestry.ancestors(of: place).prefix(while: { $0.id != block.id })
        .contains(where: { $0.isBody })
    else { return nil }
    if outer.kind == .forceUnwrapExpr { return outer }
    guard outer.kind == .sequenceExpr else { return nil }
    let parts = Array(outer.children)
    return parts.count == 3 && parts[0].id == place.id && parts[1].text == "??" ? outer : nil
  }
}

extension SyntaxCursor {
  /// Whether a name stands for something else than some uses of it.
  fileprivate func hasOtherName(_ name: String, than uses: [StageUse]) -> Bool {
    descendants.contains { node in
      (node.kind == .declReferenceExpr || node.kind == .identifierPattern)
        && node.textWithoutTrivia == name && !uses.contains { $0.name.id == node.id }
    }
  }
}
