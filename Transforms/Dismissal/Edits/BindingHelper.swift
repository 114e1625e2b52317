import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The function of a module that derives a binding from an optional: `.isPresent($item)`.
struct BindingHelper {
  private let context: TransformContext
  private let place: SyntaxCursor

  /// - Parameter place: where the function is to be called.
  init(calledAt place: SyntaxCursor, in context: TransformContext) {
    self.place = place
    self.context = context
  }

  private var module: ModuleID { context.modules[place.tree.source.path] }

  /// Whether the module has the function already.
  ///
  /// - Throws: where the module has another one, or not every platform has it.
  func isDeclared() throws(Obstacle) -> Bool {
    let visible = context.program.ask { program -> [SyntaxCursor] in
      guard let file = program.number(ofFileAt: place.tree.source.path) else { return [] }
      let binding = program.knownType("Binding", of: "SwiftUI")
      return program.staticMembers(named: Self.name, of: binding, from: file)
        .filter { context.modules[program.path(of: $0)] == module }.map(program.cursor)
    }
    let functions = (visible + hidden(besides: visible)).compactMap(FunctionDeclView.init)
      .filter { $0.parameters.count == 1 && $0.parameters[0].label == nil }
    for function in functions {
      let isVisible = visible.contains(where: function.cursor.isSame)
      guard isVisible, isHelper(function) else {
        throw obstacle("`Binding` already has another function `isPresent(_:)`", function.cursor)
      }
      guard function.cursor.isCompiledWherever(place) else {
        throw obstacle(
          "only a branch of an `#if` declares the function `isPresent(_:)`", function.cursor)
      }
    }
    return !functions.isEmpty
  }

  /// A name for the property of optionals that nothing in the module has.
  func freeProperty() throws(Obstacle) -> String {
    let names = ["holdsItem", "hasItem", "isHoldingItem"]
    let free = names.first { name in
      !context.paths(mentioning: name).contains { context.modules[$0] == module }
        && context.index.unreadFiles(mentioningOneOf: [name]).isEmpty
    }
    if let free { return free }
    throw obstacle(
      "the module already uses \(names.map { "`\($0)`" }.joined(separator: ", "))", place)
  }

  private static let name = "isPresent"

  private func obstacle(_ reason: String, _ place: SyntaxCursor) -> Obstacle {
    Obstacle(.nameTaken, reason, remedy: "set the option `helper=inline`", at: place)
  }

  /// The functions of the name that only another file can call: a new one would be ambiguous there.
  private func hidden(besides visible: [SyntaxCursor]) -> [SyntaxCursor] {
    context.functions(named: Self.name).map(\.cursor).filter { function in
      guard context.modules[function.tree.source.path] == module, function.hasModifier(.static),
        !visible.contains(where: function.isSame),
        let file = context.file(at: function.tree.source.path),
        let type = TypeDecl.enclosing(function, ancestry: file.ancestry)
      else { return false }
      return type.isExtension && type.name == "Binding"
    }
  }

  // MARK: What the function does

  /// Whether a function is true while there is an item, and sets the item to nil when it is set to false.
  private func isHelper(_ function: FunctionDeclView) -> Bool {
    guard function.isOfAnyItem, function.hasConditionOfBoolOnly(around: ancestry(of: function)),
      let name = function.parameters.first?.name,
      let statement = function.body?.children.first(where: { _ in true }),
      function.body?.children.reduce(0, { count, _ in count + 1 }) == 1
    else { return false }
    let text = statement.textWithoutTrivia
    let result = text.hasPrefix("return") ? String(text.dropFirst("return".count)) : text
    if result.hasPrefix(name + ".") {
      return isHelper(property: String(result.dropFirst(name.count + 1)), of: function)
    }
    let item = name + ".wrappedValue"
    return Self.constructors.contains { constructor in
      Self.getters(of: item).contains { getter in
        Self.setters(of: item).contains { setter in
          [
            "\(constructor)(get:{\(getter)},set:{\(setter)})",
            "\(constructor){\(getter)}set:{\(setter)}",
          ].contains(result)
        }
      }
    }
  }

  private func ancestry(of function: FunctionDeclView) -> Ancestry {
    context.screens.file(at: function.cursor.tree.source.path)?.ancestry
      ?? Ancestry(of: function.cursor.tree)
  }

  /// Whether a property of optionals tells whether there is an item, and removes it when it is set to false.
  private func isHelper(property name: String, of function: FunctionDeclView) -> Bool {
    let tree = function.cursor.tree
    let found = TypeDecl.all(in: tree).filter { $0.isExtension && $0.name == "Optional" }
      .flatMap(\.members).filter { $0.declaredNames.contains { $0.name == name } }
    guard found.count == 1, let block = found[0].child(.patternBinding)?.child(.accessorBlock)
    else { return false }
    let text = block.textWithoutTrivia
    return Self.getters(of: "self").contains { getter in
      Self.setters(of: "self").contains { text == "{get{\(getter)}set{\($0)}}" }
    }
  }

  private static let constructors = ["Binding", "Binding<Bool>", ".init"]

  private static func getters(of item: String) -> [String] {
    ["\(item)!=nil", "return\(item)!=nil", "nil!=\(item)"]
  }

  private static func setters(of item: String) -> [String] {
    values.flatMap { head, value in
      [
        "\(head)if!\(value){\(item)=nil}",
        "\(head)if\(value)==false{\(item)=nil}",
        "\(head)guard!\(value)else{return}\(item)=nil",
      ]
    }
  }

  /// How a setter names the new value, with what stands before its statements.
  private static let values =
    [("", "$0"), ("", "newValue")]
    + ["newValue", "isPresented", "isPresent", "value", "flag"].map { ("\($0)in", $0) }
}

extension SyntaxCursor {
  /// Whether two trees of one file have a node.
  func isSame(as other: SyntaxCursor) -> Bool {
    id == other.id && tree.source.path == other.tree.source.path
  }
}

extension FunctionDeclView {
  /// `static func name<Item>(_ item: Binding<Item?>) -> Binding<Bool>`, for every item and everywhere.
  fileprivate var isOfAnyItem: Bool {
    let generics = cursor.child(.genericParameterClause)?.textWithoutTrivia ?? ""
    let item = generics.dropFirst().dropLast()
    return !item.isEmpty && item.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      && parameters.first?.type?.textWithoutTrivia == "Binding<\(item)?>"
      && ["Binding<Bool>", "Self"].contains(returnType?.textWithoutTrivia)
      && cursor.children.allSatisfy {
        $0.kind != .attribute || $0.textWithoutTrivia == "@MainActor"
      }
  }

  /// Whether no condition is on it but that the value of the binding is a Boolean.
  fileprivate func hasConditionOfBoolOnly(around ancestry: Ancestry) -> Bool {
    let home = TypeDecl.enclosing(cursor, ancestry: ancestry)?.cursor
    let extended = home?.children.first { $0.kind == .identifierType }?.textWithoutTrivia
    let isPlain = home?.children.contains { $0.kind == .attribute } == false
    return isPlain && ["Binding", "Binding<Bool>"].contains(extended)
      && [whereClause, home?.child(.genericWhereClause)].allSatisfy {
        ["whereValue==Bool", nil].contains($0?.textWithoutTrivia)
      }
  }
}
