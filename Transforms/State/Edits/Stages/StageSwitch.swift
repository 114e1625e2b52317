import SourceText
import SymbolIndex
import Syntax
import TransformKit

/// A chain of `if` and `else` that asks for one property after the other, and becomes a `switch`.
struct StageSwitch {
  /// The uses that the chain consists of.
  let uses: [StageUse]
  let edits: [Edit]
  let path: String

  /// All chains of the files with uses.
  static func all(
    in analysis: StageAnalysis, _ names: StageNames, _ pattern: CasePattern
  ) -> [StageSwitch] {
    let uses = analysis.group.properties.enumerated().flatMap { index, property in
      property.uses.map { (index, $0) }
    }
    var found: [StageSwitch] = []
    for (_, use) in uses {
      guard let root = use.chain,
        !found.contains(where: {
          $0.path == use.file.path && $0.uses.contains { $0.name.id == use.name.id }
        })
      else { continue }
      if let chain = StageSwitch(root, in: use.file, uses: uses, analysis, names, pattern) {
        found.append(chain)
      }
    }
    return found
  }

  /// Why the properties stay where a chain ends with code for none of them, which no code leads to.
  static func deadBranch(in analysis: StageAnalysis) -> Obstacle? {
    guard !analysis.hasIdle else { return nil }
    let properties = analysis.group.properties
    for use in analysis.group.uses {
      guard let root = use.chain, let chain = Chain(root) else { continue }
      let asked = properties.filter { property in
        property.uses.contains { use in
          use.node.tree.source.path == root.tree.source.path
            && chain.conditions.contains { use.isWhole($0, in: use.file) }
        }
      }
      if asked.count == properties.count {
        let names = properties.map { "`\($0.name)`" }.joined(separator: " and ")
        return Obstacle(
          .flagUsedOtherwise,
          "one of \(names) always is on or has a value, but there is code for neither",
          remedy: "remove that code", at: root)
      }
    }
    return nil
  }

  private init?(
    _ root: SyntaxCursor, in file: IndexedFile, uses all: [(Int, StageUse)],
    _ analysis: StageAnalysis, _ names: StageNames, _ pattern: CasePattern
  ) {
    guard let chain = Chain(root), !root.tree.indentsCases else { return nil }
    var left = Set(analysis.group.properties.indices.map(Optional.some))
    if analysis.hasIdle { left.insert(nil) }
    var used: [StageUse] = []
    var labels: [String] = []
    for condition in chain.conditions {
      guard let (index, use) = all.first(where: { $1.isWhole(condition, in: file) }),
        left.remove(index) != nil, used.first.map({ $0.base == use.base }) ?? true
      else { return nil }
      used.append(use)
      labels.append(pattern.text(names.cases[index], use.variable) + ":")
    }
    guard 1 < used.count, !left.isEmpty, !used[0].isOptional else { return nil }
    let rest =
      (left.contains(nil) ? [names.idle] : [])
      + left.compactMap(\.self).sorted().map { names.cases[$0] }
    labels.append("case " + rest.map { ".\($0)" }.joined(separator: ", ") + ":")
    let head = "switch \(used[0].base)\(names.state) {"
    self.uses = used
    edits = chain.edits(head: head, labels: labels)
    path = file.path
  }
}

extension StageUse {
  /// Whether a condition is this use and nothing else.
  fileprivate func isWhole(_ condition: SyntaxCursor, in file: IndexedFile) -> Bool {
    guard self.file.path == file.path else { return false }
    switch action {
    case .read: return place.id == condition.id || presence?.id == condition.id
    case .unwrap: return node.id == condition.id
    default: return false
    }
  }

  /// The variable of the value in a case; nil where there is none, or nothing uses it.
  var variable: String? {
    guard case .unwrap(let name) = action, let pattern = node.child(.identifierPattern),
      let element = file.ancestry.parent(of: node), element.kind == .conditionElement,
      let owner = file.ancestry.parent(of: element)
    else { return nil }
    let scope = owner.kind == .guardStmt ? file.ancestry.parent(of: owner) ?? owner : owner
    let isUsed = ([scope] + Array(scope.descendants)).flatMap(\.ownTokens).contains { token in
      node.range.end <= node.tree.range(of: token).start && node.tree.name(of: token) == name
    }
    return isUsed ? pattern.text : nil
  }
}

/// `if a { … } else if b { … } else { … }`
private struct Chain {
  let conditions: [SyntaxCursor]
  private let blocks: [SyntaxCursor]
  private let root: SyntaxCursor

  init?(_ root: SyntaxCursor) {
    var conditions: [SyntaxCursor] = []
    var blocks: [SyntaxCursor] = []
    var next: SyntaxCursor? = root
    while let part = next {
      let elements = part.children.filter { $0.kind == .conditionElement }
      let blocksOfPart = part.children.filter { $0.kind == .codeBlock }
      guard elements.count == 1, let condition = elements[0].children.first(where: { _ in true })
      else { return nil }
      conditions.append(condition)
      blocks += blocksOfPart
      next = part.child(.ifExpr)
      guard next != nil || blocksOfPart.count == 2 else { return nil }
    }
    self.conditions = conditions
    self.blocks = blocks
    self.root = root
    guard blocks.allSatisfy({ !$0.statements.isEmpty && !$0.leavesLoop }) else { return nil }
  }

  private var tree: SyntaxTree { root.tree }

  /// The edits that replace what stands between the blocks.
  func edits(head: String, labels: [String]) -> [Edit] {
    let lineEnd = TextStyle(of: tree.source).lineEnding.rawValue
    let base = lineEnd + tree.source.indentation(ofLineAt: root.range.start)
    var edits: [Edit] = []
    var start = root.range.start
    var text = head + base
    for (block, label) in zip(blocks, labels) {
      guard let open = block.firstToken, let close = block.lastToken else { continue }
      edits.append(.replaceAlone(ByteRange(start, tree.range(of: open).end), with: text + label))
      let isAlone = startsLine(close)
      start = isAlone ? tree.range(of: close).start : end(before: close)
      text = isAlone ? "" : base
    }
    if let last = blocks.last, !text.isEmpty {
      edits.append(.replaceAlone(ByteRange(start, last.range.end), with: text + "}"))
    }
    return edits
  }

  private func end(before token: TokenID) -> ByteOffset {
    tree.range(of: TokenID(token.index - 1)).end
  }

  private func startsLine(_ token: TokenID) -> Bool {
    tree.tokens[token.index].flags.contains(.startsLine)
  }
}

extension SyntaxCursor {
  /// Whether a `break` in its code would leave a `switch` around it instead of a loop.
  fileprivate var leavesLoop: Bool { descendants.contains { $0.kind == .breakStmt } }
}
