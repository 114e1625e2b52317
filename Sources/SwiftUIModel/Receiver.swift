import Syntax

/// The expression that a modifier is called on, as far as names show it.
public enum Receiver: Sendable {
  /// A view, or an expression that may be one.
  case view
  /// A color or gradient, which has its own `opacity`.
  case style(String)
  /// Not a single view, with a description.
  case notOneView(String)

  private static let contentProtocols = SwiftUINames.names(.builderContentProtocol)

  /// Whether a protocol is that of content in toolbars, scenes or charts.
  static func isContentProtocol(_ name: String) -> Bool {
    SwiftUINames[name].contains(.builderContentProtocol)
  }

  /// The receiver of a call on a chain.
  public init(of chain: ModifierChain) {
    guard let name = chain.rootName, let tree = chain.root?.tree else {
      self = .view
      return
    }
    let facts = SwiftUINames[name]
    if facts.contains(.multipleViews) {
      self = .notOneView("a `\(name)`, which creates several views")
    } else if !facts.isDisjoint(with: [.scene, .builderContent]) {
      self = .notOneView("a `\(name)`, which is not a view")
    } else if facts.isSuperset(of: [.shapeStyle, .view]),
      chain.receiverLinks.allSatisfy({ !$0.isCall || $0.name == "opacity" })
    {
      self = .style(name)
    } else if let type = tree.declaredType(of: name),
      let content = Self.contentProtocols.first(where: type.contains)
    {
      self = .notOneView("`\(content)`, which is not a view")
    } else {
      self = .view
    }
  }
}

extension SyntaxTree {
  /// The written type of a property or function that the file declares.
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
