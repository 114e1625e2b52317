import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// A closure that a view or modifier of the repository, or an unknown one, gets, and when it is called.
struct PassedClosure {
  let context: TransformContext

  /// Whether a place belongs to such a closure, which may be called at any time: after a wait, by a delegate. A closure
  /// that runs only in what a person does is called at once.
  ///
  /// - Parameter content: the content of the presentation, beyond which nothing matters; nil for all code around.
  func mayRunLate(
    at place: SyntaxCursor, within content: SyntaxCursor?, _ ancestry: Ancestry
  ) -> Bool {
    mayRunLate(at: place, within: content, ancestry, [])
  }

  /// The number of functions that a closure is followed through.
  private static let longestPath = 12

  /// The functions that are followed already, as `Type.name`.
  private typealias Path = Set<String>

  private func mayRunLate(
    at place: SyntaxCursor, within content: SyntaxCursor?, _ ancestry: Ancestry, _ path: Path
  ) -> Bool {
    var inner = place
    for outer in ancestry.ancestors(of: place) {
      if outer.id == content?.id || TypeDecl(outer) != nil { return false }
      if outer.kind == .sequenceExpr || outer.kind == .initializerClause, inner.kind == .closureExpr
      {
        return true
      }
      if let call = FunctionCallView(outer),
        let argument = call.arguments.first(where: { $0.cursor.range.contains(inner.range) }),
        inner.kind == .closureExpr || argument.value.kind == .closureExpr
          || argument.value.id == place.id,
        passesOn(argument, of: call, path)
      {
        return true
      }
      inner = outer
    }
    return false
  }

  /// Whether a call may run the closure in an argument later.
  private func passesOn(
    _ argument: FunctionCallView.Argument, of call: FunctionCallView, _ path: Path
  ) -> Bool {
    guard let name = call.nameNode?.declaredName else { return true }
    if Self.late.contains(name) { return true }
    guard name.first?.isUppercase == true else {
      if argument.label == "onDismiss" { return true }
      return context.isDoneLater(call) || isPassedOn(argument, byFunctionIn: call, path)
    }
    if Self.controls.contains(name) { return false }
    let types = types(named: name)
    if types.isEmpty {
      return context.program.ask { program in
        guard case .nominal(let decl, _) = program.type(of: call.cursor) else { return true }
        return program.knownModule(of: decl) == nil
      }
    }
    guard !types.contains(where: \.type.isBridge), types.contains(where: \.type.isView) else {
      return true
    }
    let names = Self.names(of: argument, in: call, types.map(\.type))
    return names.contains { isCalledLate($0, in: types, path) }
  }

  /// Whether a function of the repository gets a closure that it may call later.
  private func isPassedOn(
    _ argument: FunctionCallView.Argument, byFunctionIn call: FunctionCallView, _ path: Path
  ) -> Bool {
    guard let node = call.nameNode else { return true }
    let functions = context.program.ask { program in
      program.declarations(of: node).filter { program.knownModule(of: $0) == nil }
        .compactMap { FunctionDeclView(program.cursor(of: $0)) }
    }
    return functions.contains { function in
      guard let file = context.file(at: function.cursor.tree.source.path) else { return true }
      let names = function.parameters.filter {
        ($0.label == argument.label || argument.label == nil) && $0.type?.isAction == true
      }.map(\.name)
      return function.body?.descendants.contains { use in
        use.kind == .declReferenceExpr && use.declaredName.map(names.contains) == true
          && isLate(use: use, of: file, in: [], path.union(["." + function.name]))
      } ?? false
    }
  }

  private func types(named name: String) -> [(file: IndexedFile, type: TypeDecl)] {
    let paths = Set(
      (context.index.declarations(named: name) + context.index.extensions(named: name))
        .map(\.path))
    return paths.sorted().compactMap(context.file).flatMap { file in
      TypeDecl.all(in: file.tree).filter { $0.name == name }.map { (file, $0) }
    }
  }

  /// The names by which types call a closure that they get: those of its label, or else of all actions that have no
  /// argument of their own.
  private static func names(
    of argument: FunctionCallView.Argument, in call: FunctionCallView, _ types: [TypeDecl]
  ) -> Set<String> {
    let label = argument.label
    let others = Set(call.arguments.compactMap(\.label))
    var names: Set<String> = []
    for property in types.flatMap(\.storedProperties) where !property.hasBuilder {
      let type = property.type
      let isMeant =
        label.map { $0 == property.name && type?.isBuilder != true }
        ?? (type?.isAction == true && !others.contains(property.name))
      if isMeant { names.insert(property.name) }
    }
    for initializer in types.flatMap(\.members).compactMap(InitializerDeclView.init) {
      for parameter in initializer.parameters where !parameter.cursor.hasBuilder {
        let type = parameter.type
        let isMeant =
          label.map { $0 == parameter.label && type?.isBuilder != true }
          ?? (type?.isAction == true && parameter.label.map { !others.contains($0) } ?? true)
        guard isMeant else { continue }
        names.formUnion([parameter.name] + initializer.cursor.properties(keeping: parameter.name))
      }
    }
    return names
  }

  /// Whether a type may call one of its functions, or a closure that it stores, other than in what a person does.
  private func isCalledLate(
    _ name: String, in types: [(file: IndexedFile, type: TypeDecl)], _ path: Path
  ) -> Bool {
    let key = (types.first?.type.name ?? "") + "." + name
    if path.contains(key) { return false }
    guard path.count < Self.longestPath else { return true }
    let path = path.union([key])
    return types.contains { file, type in
      type.cursor.descendants.contains { node in
        guard node.kind == .declReferenceExpr, node.declaredName == name else { return false }
        return isLate(use: node, of: file, in: types, path)
      }
    }
  }

  private func isLate(
    use name: SyntaxCursor, of file: IndexedFile,
    in types: [(file: IndexedFile, type: TypeDecl)], _ path: Path
  ) -> Bool {
    let ancestry = file.ancestry
    var place = name
    if let outer = ancestry.parent(of: name), let member = MemberAccessView(outer) {
      if member.nameNode?.id == name.id {
        guard member.base?.isSelf == true else { return member.base != nil }
        place = outer
      }
    }
    while let outer = ancestry.parent(of: place),
      [.optionalChainingExpr, .forceUnwrapExpr].contains(outer.kind)
    {
      place = outer
    }
    if let outer = ancestry.parent(of: place) {
      if outer.kind == .sequenceExpr { return ancestry.assignmentTarget(of: place)?.isOwn == false }
      if let call = FunctionCallView(outer), call.callee?.id == place.id { place = outer }
    }
    if ancestry.runsLater(place) || ancestry.waits(before: place)
      || mayRunLate(at: place, within: nil, ancestry, path)
    {
      return true
    }
    guard let member = ancestry.memberDecl(around: place),
      let function = FunctionDeclView(member)
    else { return false }
    return isCalledLate(function.name, in: types, path)
  }

  /// Modifiers and functions that run a closure because something has happened, and not because of a tap.
  private static let late: Set<String> = [
    "NotificationCenter", "Task", "Timer", "addObserver", "onChange", "onContinueUserActivity",
    "onDisappear", "onOpenURL", "onReceive", "task",
  ]

  /// Views of SwiftUI that run their closures when they are tapped, or to build what they show.
  private static let controls: Set<String> = [
    "Alert", "Button", "DisclosureGroup", "ForEach", "Form", "GeometryReader", "Group", "GroupBox",
    "HStack", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "Link", "List", "Menu",
    "NavigationLink", "NavigationStack", "NavigationView", "ScrollView", "ScrollViewReader",
    "Section", "TabView", "ToolbarItem", "ToolbarItemGroup", "VStack", "ZStack",
  ]
}

extension TypeDecl {
  fileprivate var isView: Bool {
    inheritedNames.contains { ["View", "SwiftUI.View"].contains($0) }
  }

  /// Whether it shows a view of UIKit or AppKit, which calls back through a delegate.
  fileprivate var isBridge: Bool {
    cursor.kind == .classDecl || inheritedNames.contains { $0.hasSuffix("Representable") }
  }
}

extension SyntaxCursor {
  /// The result of a function type as written: `Void` of `((String) -> Void)?`.
  private var result: String? {
    let text = textWithoutTrivia
    guard text.contains("->"), let last = text.split(separator: ">").last else { return nil }
    return text.hasSuffix(">") ? nil : String(last.filter { !"()?!".contains($0) })
  }

  /// Whether a type is that of functions that return nothing.
  fileprivate var isAction: Bool { result.map { $0.isEmpty || $0 == "Void" } ?? false }

  /// Whether a type is that of functions that return something, such as a view.
  fileprivate var isBuilder: Bool { textWithoutTrivia.contains("->") && !isAction }

  fileprivate var hasBuilder: Bool {
    children.contains { $0.kind == .attribute && $0.textWithoutTrivia.hasSuffix("Builder") }
  }

  /// The properties to which an initializer assigns a parameter.
  fileprivate func properties(keeping parameter: String) -> [String] {
    descendants.compactMap { sequence in
      let parts = sequence.kind == .sequenceExpr ? Array(sequence.children) : []
      guard parts.count == 3, parts[1].kind == .assignmentExpr, parts[2].text == parameter,
        parts[0].isOwn
      else { return nil }
      return MemberAccessView(parts[0])?.name ?? parts[0].declaredName
    }
  }

  /// Whether a value is assigned to `self.name`, as in initializers.
  fileprivate var isOwn: Bool { MemberAccessView(self)?.base?.isSelf ?? true }
}

extension StoredProperty {
  fileprivate var hasBuilder: Bool { wrappers.contains { $0.name.hasSuffix("Builder") } }
}
