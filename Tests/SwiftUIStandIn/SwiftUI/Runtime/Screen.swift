import Combine
import Foundation

/// A program that runs, as someone in front of it sees and uses it.
///
/// Nothing happens by itself: what waits for the main queue runs after each step, what waits for
/// a time when the clock is advanced.
@_spi(Driving)
public final class Screen {
  private let graph = Graph()

  /// Shows a view in a window.
  public init<Root: View>(_ root: Root) {
    show(WindowHost(content: root, opening: nil))
  }

  /// Starts an app.
  public init<Program: App>(_ program: Program.Type) {
    Graph.current = graph
    VirtualClock.reset()
    Stores.reset()
    let app = MainActor.assumeIsolated { UncheckedBox(program.init()) }
    show(app.value)
  }

  private func show(_ value: Any) {
    Graph.current = graph
    VirtualClock.reset()
    Stores.reset()
    let root = Node(
      key: "root", value: value, environment: EnvironmentValues(), parent: nil, graph: graph)
    graph.root = root
    root.updateFirst()
    settle()
  }

  private func settle() {
    Graph.current = graph
    for _ in 0..<1000 {
      graph.settle()
      if !VirtualClock.runNext() { return }
    }
    graph.trouble = "does not settle"
  }

  // MARK: Steps

  /// Does what a line says: `tap Show`, `tap Show #2`, `enter Ann in Name`, `back`, `swipe down`,
  /// `wait 2`.
  ///
  /// - Returns: whether it could be done.
  @discardableResult
  public func perform(_ step: String) -> Bool {
    Graph.current = graph
    guard let action = action(for: step) else { return false }
    VirtualClock.beginStep()
    graph.untracked(action)
    settle()
    return true
  }

  private func action(for step: String) -> (() -> Void)? {
    let words = step.split(separator: " ", maxSplits: 1).map(String.init)
    switch words.first {
    case "tap": return item(words.last ?? "") { $0.tap != nil && $0.role != .field }?.tap
    case "back": return section.items.last { $0.role == .back }?.tap
    case "swipe": return swipeAction
    case "wait":
      let seconds = Double(words.last ?? "") ?? 0
      return { self.advance(seconds) }
    case "flip": return Flips.action(words.last ?? "", in: graph)
    case "enter":
      let parts = (words.last ?? "").components(separatedBy: " in ")
      guard parts.count == 2, let item = item(parts[1], where: { $0.enter != nil }) else {
        return nil
      }
      return { item.enter?(parts[0]) }
    default: return nil
    }
  }

  private func item(_ name: String, where isMeant: (Item) -> Bool) -> Item? {
    let parts = name.components(separatedBy: " #")
    let number = parts.count == 2 ? Int(parts[1]) ?? 1 : 1
    let items = section.items.filter { $0.label == parts[0] && isMeant($0) }
    return items.indices.contains(number - 1) ? items[number - 1] : nil
  }

  private var swipeAction: (() -> Void)? {
    guard let top = graph.presentations.last, [.sheet, .popover].contains(top.kind),
      !section.isDismissDisabled
    else {
      guard graph.presentations.last?.kind == .menu, let node = graph.presentations.last?.node
      else {
        return nil
      }
      return { MenuRule.close(node) }
    }
    return { PresentationRule.close(top.node) }
  }

  private func advance(_ seconds: Double) {
    let end = VirtualClock.now + seconds
    while VirtualClock.advance(to: end) { settle() }
  }

  /// The steps that can be taken now, in the order of the listing.
  public var steps: [String] {
    Graph.current = graph
    let section = section
    var seen: [String: Int] = [:]
    var steps: [String] = []
    for item in section.items {
      if item.role == .back {
        steps.append("back")
      } else if item.enter != nil, item.role == .field {
        steps.append("enter abc in \(item.label)")
      } else if item.tap != nil {
        seen[item.label, default: 0] += 1
        let number = seen[item.label]!
        steps.append("tap \(item.label)" + (number == 1 ? "" : " #\(number)"))
      }
    }
    if swipeAction != nil { steps.append("swipe down") }
    return steps
  }

  /// The states that can be flipped from outside, in the order of the tree.
  public var flips: [String] { Flips.names(in: graph) }

  // MARK: What is seen

  /// The stack of presentations, each with what is visible in it.
  public var listing: String {
    Graph.current = graph
    return sections.map { section in
      ([section.name] + section.items.map { "  " + $0.description }).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private struct Section {
    let name: String
    var items: [Item]
    var isDismissDisabled = false
  }

  /// What can be used: the last section.
  private var section: Section { sections.last ?? Section(name: "", items: []) }

  private var sections: [Section] {
    let windows = graph.windows.compactMap(\.node).map { window in
      let drawing = Drawing()
      drawing.drawChildren(of: window)
      return Section(name: "window", items: drawing.items)
    }
    return windows + graph.presentations.map(Self.section)
  }

  private static func section(of presentation: Presentation) -> Section {
    let drawing = Drawing()
    let node = presentation.node
    let isAlert = [.alert, .dialog].contains(presentation.kind)
    if isAlert { drawing.afterTap = { PresentationRule.close(node) } }
    if presentation.kind == .menu { drawing.afterTap = { MenuRule.close(node) } }
    if !presentation.title.isEmpty { drawing.add(Item(role: .title, label: presentation.title)) }
    for content in presentation.content { drawing.draw(content) }
    let hasButton = drawing.items.contains { $0.role == .button }
    if presentation.kind == .alert, !hasButton {
      drawing.add(Item(role: .button, label: "OK", tap: {}))
    } else if presentation.kind == .dialog, !drawing.hasCancel {
      drawing.add(Item(role: .button, label: "Cancel", tap: {}))
    }
    return Section(
      name: presentation.kind.rawValue, items: drawing.items,
      isDismissDisabled: drawing.isDismissDisabled)
  }

  /// How often the body of each view was evaluated since the start or the last reset.
  public var evaluations: [String: Int] { graph.evaluations }
  public func resetEvaluations() { graph.evaluations = [:] }

  /// What the program noted since this was last asked.
  public func takeNotes() -> [String] {
    defer { graph.notes = [] }
    return graph.notes
  }

  /// Why the program cannot be shown, if it cannot.
  public var trouble: String? { graph.trouble }

  /// Notes something that a test asks for later.
  nonisolated public static func note(_ text: String) { Graph.current.notes.append(text) }
}

/// Brings a value out of an isolated context; everything is on the main thread.
private struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
