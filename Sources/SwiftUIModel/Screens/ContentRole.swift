import SymbolIndex
import Syntax

/// What SwiftUI does with a view that is passed to a call.
enum ContentRole {
  /// It is part of what the call creates.
  case shown
  case presented(Presentation)
  case hosted
  /// It is the root of a window or a column, in words that follow "`V` is".
  case obstacle(String)
  /// The call is not a known call of SwiftUI.
  case unknown
}

extension ContentRole {
  /// - Parameters:
  ///   - argument: the argument that contains the view.
  ///   - name: the name of what is called; empty if it is not known.
  init(
    of argument: FunctionCallView.Argument, in call: FunctionCallView, named name: String,
    _ ancestry: Ancestry
  ) {
    let label = argument.contentLabel(in: call, named: name)
    let facts = SwiftUINames[name]
    if let kind = Presentation.Kind(modifier: name) {
      self = Self.presentation(kind, argument, label, call, ancestry)
    } else if name == "NavigationStack", label == "destination" {
      self = .presented(
        Presentation(
          kind: .navigationDestination, trigger: .none, call: call.cursor, content: argument.value))
    } else if name == "NavigationLink" {
      self = Self.link(argument, label, call)
    } else if label == "rootView", facts.contains(.host) || call.isOfSuperclass {
      self = .hosted
    } else if facts.contains(.scene) {
      self = .obstacle("shown at the root of a window")
    } else if name == "NavigationSplitView" {
      self = .obstacle(
        "shown in a column of a `NavigationSplitView`, where `dismiss` depends on the width")
    } else if name == "inspector", !Self.actionLabels.contains(label ?? "") {
      self = .obstacle(
        "shown in an `inspector`, a column or a sheet depending on the width")
    } else if argument.isTrailing, Self.returningCalls.contains(name), call.member == nil {
      self = .shown
    } else if !facts.isDisjoint(with: [.container, .contentModifier]) {
      self = Self.actionLabels.contains(label ?? "") ? .unknown : .shown
    } else {
      self = .unknown
    }
  }

  /// Functions that return what their closure does.
  private static let returningCalls: Set = ["withAnimation", "withTransaction"]

  /// Where the walk from a view ends that a call is given; nil where the call shows the view, or is
  /// unknown.
  func end(of view: SyntaxCursor, in call: SyntaxCursor) -> WalkResult? {
    switch self {
    case .shown, .unknown: nil
    case .presented(let presentation): .presented(presentation)
    case .hosted:
      .presented(Presentation(kind: .hosting, trigger: .hosting, call: call, content: view))
    case .obstacle(let reason):
      .unresolved(UnresolvedRoute(code: .rootOfWindow, reason: reason, place: call))
    }
  }

  // MARK: Presentations

  private static func presentation(
    _ kind: Presentation.Kind, _ argument: FunctionCallView.Argument, _ label: String?,
    _ call: FunctionCallView, _ ancestry: Ancestry
  ) -> ContentRole {
    guard label == "content" || label == "destination" else {
      return .unknown
    }
    let arguments = call.arguments
    func value(_ label: String) -> SyntaxCursor? { arguments.first { $0.label == label }?.value }
    let trigger: Presentation.Trigger
    if let flag = value("isPresented") {
      trigger = .flag(flag)
    } else if let item = value("item") {
      trigger = .item(item)
    } else if kind == .navigationDestination {
      trigger = StackPath.path(around: call.cursor, ancestry).map { .path($0) } ?? .none
    } else {
      return .unknown
    }
    return .presented(
      Presentation(kind: kind, trigger: trigger, call: call.cursor, content: argument.value))
  }

  private static func link(
    _ argument: FunctionCallView.Argument, _ label: String?, _ call: FunctionCallView
  ) -> ContentRole {
    guard label == "destination" else { return .shown }
    let arguments = call.arguments
    let trigger: Presentation.Trigger
    if let flag = arguments.first(where: { $0.label == "isActive" })?.value {
      trigger = .flag(flag)
    } else if let selection = arguments.first(where: { $0.label == "selection" })?.value {
      trigger = .item(selection)
    } else {
      trigger = .none
    }
    return .presented(
      Presentation(
        kind: .navigationLink, trigger: trigger, call: call.cursor, content: argument.value))
  }
}

extension Presentation.Kind {
  init?(modifier: String) {
    guard SwiftUINames[modifier].contains(.presenting) else { return nil }
    self.init(rawValue: modifier)
  }
}

extension FunctionCallView.Argument {
  /// The label of the argument's parameter, for calls of SwiftUI: the first trailing closure has no
  /// label and stands for the parameter that no other argument is for.
  fileprivate func contentLabel(in call: FunctionCallView, named name: String) -> String? {
    if let label { return label }
    guard isTrailing else { return nil }
    let labels = Set(call.arguments.compactMap(\.label))
    switch name {
    case "NavigationLink":
      return labels.contains("destination") || labels.contains("value") ? "label" : "destination"
    case _ where SwiftUINames[name].contains(.modal):
      return labels.contains("content") ? "onDismiss" : "content"
    case "navigationDestination":
      return "destination"
    case "Button":
      return labels.contains("action") ? "label" : "action"
    case "Menu":
      return "content"
    default:
      return nil
    }
  }
}

// MARK: Labels

extension ContentRole {
  /// Whether an argument with a label is run, and not shown.
  static func isAction(_ label: String?) -> Bool { label.map(actionLabels.contains) ?? false }

  /// Arguments that are run, and not shown.
  private static let actionLabels: Set<String> = [
    "action", "onCompletion", "onDismiss", "onEditingChanged", "perform", "primaryAction",
  ]
}
