import Syntax

/// What a modifier is called on, as far as names tell.
public enum Receiver: Sendable {
  /// A view, or something that nothing speaks against.
  case view
  /// A colour or gradient, which has an `opacity` of its own.
  case style(String)
  /// Not one view: what it is, in words.
  case notOneView(String)

  /// What a list or a stack takes apart.
  private static let severalViews: Set<String> = ["ForEach", "Section"]

  private static let noViews: Set<String> = [
    "AreaMark", "BarMark", "CommandGroup", "CommandMenu", "DefaultToolbarItem", "DocumentGroup",
    "LineMark",
    "LinePlot", "MenuBarExtra", "PointMark", "RectangleMark", "RuleMark", "SectorMark", "Settings",
    "Tab",
    "TabSection", "TableColumn", "TableRow", "ToolbarItem", "ToolbarItemGroup", "ToolbarSpacer",
    "Window",
    "WindowGroup",
  ]

  private static let styles: Set<String> = [
    "AngularGradient", "Color", "EllipticalGradient", "LinearGradient", "MeshGradient",
    "RadialGradient",
  ]

  private static let noViewProtocols = [
    "ChartContent", "Commands", "Scene", "TabContent", "TableColumnContent", "TableRowContent",
    "ToolbarContent",
  ]

  /// Whether a protocol is of what views are put into: toolbars, scenes, charts.
  static func isContentProtocol(_ name: String) -> Bool { noViewProtocols.contains(name) }

  /// What a call on a chain is called on.
  public init(of chain: ModifierChain) {
    guard let name = chain.rootName, let tree = chain.root?.tree else {
      self = .view
      return
    }
    if Self.severalViews.contains(name) {
      self = .notOneView("a `\(name)`, which stands for several views")
    } else if Self.noViews.contains(name) {
      self = .notOneView("a `\(name)`, which is not a view")
    } else if Self.styles.contains(name),
      chain.receiverLinks.allSatisfy({ !$0.isCall || $0.name == "opacity" })
    {
      self = .style(name)
    } else if let type = tree.declaredType(of: name),
      let content = Self.noViewProtocols.first(where: type.contains)
    {
      self = .notOneView("`\(content)`, which is not a view")
    } else {
      self = .view
    }
  }
}

extension SyntaxTree {
  /// The type that a file declares for a property or function, where it says so.
  fileprivate func declaredType(of name: String) -> String? {
    for binding in nodes(ofKind: .patternBinding)
    where binding.child(.identifierPattern)?.text == name {
      return binding.child(.typeAnnotation)?.children.first { _ in true }?.text
    }
    for function in nodes(ofKind: .functionDecl).lazy.compactMap(FunctionDeclView.init)
    where function.name == name {
      return function.returnType?.text
    }
    return nil
  }
}
