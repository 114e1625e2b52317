import Semantics
import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// A modifier that the repository declares as a chain of other modifiers. Its declaration gets a parameter that
/// turns it off, and the call passes the condition: `card(isActive: c)`.
struct OwnModifierForm {
  private let modifier: ConditionalModifier
  private let function: FunctionDeclView
  /// The same declaration in other branches of an `#if`.
  private let copies: [FunctionDeclView]
  private let context: TransformContext

  /// Nil where the call may mean several functions, or one that other repositories can call.
  init?(_ modifier: ConditionalModifier, depth: Int, in context: TransformContext) {
    let functions = context.functions(named: modifier.name)
    // A declaration that calls the next one would spread the parameter over the repository.
    guard depth == 0, let function = functions.only(calledBy: modifier.call) else { return nil }
    let others = functions.filter { !$0.isCopy(of: function) }
    guard let known = SwiftUINames.modifiers(named: modifier.name, in: context),
      (others + known).allSatisfy(function.isTold),
      function.isModifier, !function.isPublished(in: context)
    else { return nil }
    self.init(modifier, declaredAs: function, in: context)
  }

  /// - Parameter function: what a call means, or may mean.
  init(
    _ modifier: ConditionalModifier, declaredAs function: FunctionDeclView,
    in context: TransformContext
  ) {
    self.modifier = modifier
    self.function = function
    copies = context.functions(named: modifier.name).filter {
      $0.isCopy(of: function) && $0.cursor.id != function.cursor.id
    }
    self.context = context
  }

  /// Why the modifier cannot be turned off in its declaration; nil where it can.
  var obstacleInDeclaration: Obstacle? {
    do throws(Obstacle) {
      _ = try activated(function)
      return nil
    } catch {
      return error
    }
  }

  func rewritten() throws(Obstacle) -> RewrittenModifier {
    var declaration = try activated(function)
    for copy in copies { declaration.add(try activated(copy).edits) }
    return try modifier.activated(
      at: indexOfArgument(), declaration,
      caveat: "the change adds a parameter `\(ActivatedBody.name)` to `\(modifier.name)`",
      ArgumentTypes(in: context))
  }

  /// The declaration with the new parameter.
  private func activated(_ function: FunctionDeclView) throws(Obstacle) -> ActivatedBody {
    guard let body = ModifierBody(of: function.body, view: "self"),
      let list = ListInsertion(parametersOf: function.cursor)
    else {
      throw obstacle("is not declared as a chain of modifiers")
    }
    guard !function.cursor.usesNameOfActivation else {
      throw obstacle("already uses the name `\(ActivatedBody.name)`")
    }
    guard !isPassedOn else { throw obstacle("is also used without being called") }
    var declaration: ActivatedBody
    do {
      declaration = try ActivatedBody(body, depth: 0, in: context)
    } catch {
      throw error.inDeclaration(of: modifier.name)
    }
    let parameter = "\(ActivatedBody.name): Bool = true"
    declaration.add([
      function.cursor.tree.source.path: [list.edit(inserting: parameter, at: index)]
    ])
    return declaration
  }

  /// Whether some code names the function without calling it: its type would be another one.
  private var isPassedOn: Bool {
    let uses = DeclarationUses(in: context)
    return uses.possibleMentions(of: function.cursor).contains { use in
      use.call == nil && use.takesFunction && uses.isUse(use, of: function.cursor)
        && use.mayPassMethodOfViews(in: context)
    }
  }

  /// The new parameter is the last one, but for those that calls give a trailing closure.
  private var index: Int {
    let parameters = function.parameters
    return parameters.count - parameters.reversed().prefix { $0.takesClosure }.count
  }

  private func indexOfArgument() throws(Obstacle) -> Int {
    let signature = InitializerSignature(of: function.parameters)
    guard let indices = signature.parameterIndices(of: modifier.call) else {
      throw obstacle("is called with other arguments")
    }
    return indices.firstIndex { index <= $0 } ?? indices.count
  }

  private func obstacle(_ reason: String) -> Obstacle {
    Obstacle(
      .ownModifier, "this repository declares `\(modifier.name)`, which \(reason)",
      remedy: "add a parameter to `\(modifier.name)` that disables it")
  }
}

extension ConditionalModifier {
  /// The call with an argument for the condition.
  func activated(
    at index: Int, _ declaration: ActivatedBody, caveat: String, _ types: ArgumentTypes
  ) throws(Obstacle) -> RewrittenModifier {
    let evaluations = call.arguments.map(\.value).filter { $0.kind != .closureExpr }
      .map { $0.evaluation(types, besides: condition) }
    if let obstacle = evaluations.lazy.compactMap(\.obstacle).first { throw obstacle }
    let argument = "\(ActivatedBody.name): \(condition.text)"
    let edit = ListInsertion(of: call).edit(inserting: argument, at: index)
    return RewrittenModifier(
      ChainReplacement.Piece(call, edits: [edit]),
      caveats: [caveat] + declaration.caveats + evaluations.compactMap(\.caveat),
      declarationEdits: declaration.edits, appliedNames: [name] + declaration.names)
  }
}

extension Obstacle {
  /// Why a modifier of the repository cannot be turned off: one that it applies cannot.
  func inDeclaration(of name: String) -> Obstacle {
    Obstacle(
      .ownModifier, "this repository declares `\(name)`, which cannot be turned off: \(reason)",
      remedy: "add a parameter to `\(name)` that disables it")
  }
}

extension FunctionDeclView.Parameter {
  /// Whether calls can give it a trailing closure.
  fileprivate var takesClosure: Bool {
    type.map { type in
      type.kind == .functionType || type.descendants.contains { $0.kind == .functionType }
    } == true
  }
}

extension SwiftUINames {
  /// The modifiers of the name that known modules declare for all views; nil if that is not known.
  static func modifiers(
    named name: String, in context: TransformContext
  ) -> [FunctionDeclView]? {
    context.program.ask { program in
      guard let view = program.decl(named: "View", inModule: "SwiftUI") else { return nil }
      return program.members(named: name, of: .parameter(view), from: view.file)
        .filter { program.knownModule(of: $0) != nil }
        .compactMap { FunctionDeclView(program.cursor(of: $0)) }
    }
  }
}

extension [FunctionDeclView] {
  /// The only function, or the only one that takes the arguments of a call.
  fileprivate func only(calledBy call: FunctionCallView) -> FunctionDeclView? {
    if count == 1 { return self[0] }
    let callable = filter {
      InitializerSignature(of: $0.parameters).parameterIndices(of: call) != nil
    }
    guard let first = callable.first, callable.allSatisfy({ $0.isCopy(of: first) }) else {
      return nil
    }
    return first
  }
}

extension FunctionDeclView {
  /// Whether it is declared for all views, and returns one.
  var isModifier: Bool {
    guard
      let home = TypeDecl.enclosing(cursor, ancestry: Ancestry(of: cursor.tree))?.cursor,
      ExtensionDeclView(home)?.extendedName == "View", home.child(.genericWhereClause) == nil
    else { return false }
    return returnType?.textWithoutTrivia == "someView"
  }

  /// Whether other repositories can call it.
  func isPublished(in context: TransformContext) -> Bool {
    let home = TypeDecl.enclosing(cursor, ancestry: Ancestry(of: cursor.tree))?.cursor
    return context.modules[cursor.tree.source.path].isPublished
      && (home?.hasModifier(.public) == true || cursor.hasModifier(.public))
  }

  /// Whether a function is this one, or the same in another branch of an `#if`: a file declares it twice.
  fileprivate func isCopy(of other: FunctionDeclView) -> Bool {
    cursor.tree.source.path == other.cursor.tree.source.path
      && cursor.textWithoutTrivia == other.cursor.textWithoutTrivia
  }

  /// Whether no call can mean either this function or another, also with one more parameter here.
  func isTold(from other: FunctionDeclView) -> Bool {
    !requiredLabels.isSubset(of: other.labels) || !other.requiredLabels.isSubset(of: labels)
  }

  private var labels: Set<String> { Set(parameters.compactMap(\.label)) }

  /// The labels that each call writes. A trailing closure has none.
  private var requiredLabels: Set<String> {
    Set(parameters.filter { !$0.hasDefault && !$0.takesClosure }.compactMap(\.label))
  }
}
