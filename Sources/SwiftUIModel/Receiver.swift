import Semantics
import Syntax

/// The expression that a modifier is called on.
public enum Receiver: Sendable {
  /// A view, or an expression that may be one.
  case view
  /// A color or gradient, which has its own `opacity`.
  case style(String)
  /// Not a single view, with a description.
  case notOneView(String)

  /// The receiver of a call on a chain.
  public init(of call: FunctionCallView, on chain: ModifierChain, in program: Program) {
    let type = call.member?.base.map(program.type(of:)) ?? .unknown
    if let name = program.nameOfSeveralViews(startingAt: chain, depth: 0) {
      self = .notOneView("a `\(name)`, which creates several views")
    } else if program.isView(type) == false || program.standsBesideViews(type) {
      self = .notOneView("\(program.description(of: type)), which is not a view")
    } else if let name = program.nameOfContent(startingAt: chain) {
      self = .notOneView("a `\(name)`, which is not a view")
    } else if let name = program.knownName(of: type), program.isShapeStyle(type) == true {
      self = .style(name)
    } else {
      self = .view
    }
  }
}

extension Program {
  /// A type in a sentence: "a `ToolbarItem`", "`some ToolbarContent`".
  fileprivate func description(of type: SwiftType) -> String {
    switch type {
    case .nominal(let decl, _): "a `\(name(of: decl))`"
    case .opaque(_, _, let bounds): "`some \(bounds.map(text).joined(separator: " & "))`"
    default: "a `\(text(of: type))`"
    }
  }

  /// The name that a chain starts with, if no declaration of it is in sight and it is that of content
  /// which is no view: `BarMark`.
  fileprivate func nameOfContent(startingAt chain: ModifierChain) -> String? {
    guard let root = chain.rootName, let name = root.declaredName,
      SwiftUINames[name].contains(.builderContent), reference(of: root).decls.isEmpty
    else { return nil }
    return name
  }

  /// The type that a chain starts with, if it creates several views: `ForEach`, `Section`. Properties of
  /// the repository are followed to what they return.
  fileprivate func nameOfSeveralViews(startingAt chain: ModifierChain, depth: Int) -> String? {
    guard let root = chain.root else { return nil }
    if let name = knownName(of: type(of: root)) {
      return SwiftUINames[name].contains(.multipleViews) ? name : nil
    }
    guard depth < 4, let name = chain.rootName else { return nil }
    return reference(of: name).decls.lazy.compactMap { decl -> String? in
      guard let value = self.value(of: decl) else { return nil }
      let inner = ModifierChain(around: value, ancestry: self.file(decl.file).indexed.ancestry)
      return self.nameOfSeveralViews(startingAt: inner, depth: depth + 1)
    }.first
  }
}
