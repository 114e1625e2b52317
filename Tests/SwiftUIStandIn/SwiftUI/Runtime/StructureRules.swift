/// Rows have the identity of their element.
///
/// Apple, `ForEach`: either the collection's elements must conform to `Identifiable` or you need
/// to provide an `id` parameter.
final class ForEachRule: Rule {
  override func update(_ node: Node) {
    guard let rows = node.value as? any AnyForEach else { return }
    var seen: Set<AnyHashable> = []
    for row in node.reading(rows.rows) where seen.insert(row.id).inserted {
      node.place(LazyContent(make: row.make), at: row.id)
    }
  }

  override func draw(_ node: Node, _ drawing: Drawing) {
    for child in node.children {
      let first = drawing.items.count
      drawing.draw(child)
      for index in first..<drawing.items.count where drawing.items[index].tag == nil {
        drawing.items[index].tag = child.key
      }
    }
  }
}

/// Apple, `id(_:)`: When the proxy value specified by the id parameter changes, the identity of
/// the view — for example, its state — is reset.
final class IdentityRule: Rule {
  override func update(_ node: Node) {
    guard let content = (node.value as? any Described)?.modifiedContent,
      let id = node.record.value("id", as: Any.self).flatMap({ $0 as? AnyHashable })
    else { return super.update(node) }
    node.place(content, at: AnyHashable(["id", id]))
  }

  override func draw(_ node: Node, _ drawing: Drawing) { drawing.drawChildren(of: node) }
}

/// A modifier of an app: its body is evaluated like a view's.
final class ModifiedContentRule: Rule {
  override func update(_ node: Node) {
    guard let parts = (node.value as? any AnyModifiedContent)?.parts else { return }
    let slot = node.memory["slot"] as? ContentSlot ?? ContentSlot()
    node.memory["slot"] = slot
    slot.content = parts.content
    if let modifier = parts.modifier as? any ViewModifier {
      node.place(ModifierUse(modifier: modifier, slot: slot), at: "modifier")
      // The modifier's body may be as it was; what it modifies may not.
      if !node.isUnchanged { slot.contentChanged() }
    } else {
      node.place(parts.content, at: "content")
    }
  }
}

/// The place in the body of a modifier where what it modifies stands.
final class ContentSlot {
  var content: Any = EmptyView()
  fileprivate var uses: [ObjectIdentifier: WeakNode] = [:]
  fileprivate var changes = 0

  func contentChanged() {
    changes += 1
    for node in uses.values.compactMap(\.node) { node.graph.invalidate(node) }
  }

  fileprivate func isUsed(by node: Node) { uses[ObjectIdentifier(node)] = WeakNode(node: node) }
}

final class ModifierContentRule: Rule {
  override func update(_ node: Node) {
    guard let slot = (node.value as? any AnyModifierContent)?.contentSlot else { return }
    slot.isUsed(by: node)
    let isFresh = node.memory["changes"] as? Int != slot.changes
    node.memory["changes"] = slot.changes
    node.place(slot.content, at: "content", isFresh: isFresh)
  }
}

protocol AnyModifiedContent {
  var parts: (content: Any, modifier: Any) { get }
}

extension ModifiedContent: AnyModifiedContent, Described {
  var kind: String { "ModifiedContent" }
  var parts: (content: Any, modifier: Any) { (content, modifier) }
  var shown: ViewRecord { [:] }
}

protocol AnyModifierContent {
  var contentSlot: ContentSlot { get }
}

extension _ViewModifier_Content: AnyModifierContent, Described {
  var kind: String { "_ViewModifier_Content" }
  var contentSlot: ContentSlot { slot }
  var shown: ViewRecord { [:] }
}

/// A modifier as something that has a body.
struct ModifierUse {
  let modifier: any ViewModifier
  let slot: ContentSlot
}
