import Syntax

/// What a modifier is called on, as far as names tell.
public enum Receiver: Sendable {
  /// A view, or something that nothing speaks against.
  case view
  /// A colour or gradient, which has an `opacity` of its own.
  case style(String)
  /// Not one view: what it is, in words.
  case notOneView(String)

  private static let contentProtocols = SwiftUINames.names(.builderContentProtocol)

  /// Whether a protocol is of what views are put into: toolbars, scenes, charts.
  static func isContentProtocol(_ name: String) -> Bool {
    SwiftUINames[name].contains(.builderContentProtocol)
  }

  /// What a call on a chain is called on.
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
