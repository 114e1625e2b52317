import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax

/// The properties in which a structure of the repository keeps the view that its initializer is given.
struct StoredContent {
  let type: SyntaxCursor
  /// The declarations of the properties.
  let properties: [SyntaxCursor]

  /// The content of the type that a call makes, or of each that a branch of an `#if` declares; none if one of
  /// them does more with the view than keep it.
  static func all(
    of argument: FunctionCallView.Argument, in call: FunctionCallView, _ program: Program
  ) -> [StoredContent] {
    var types = program.typeDecls(calledBy: call.cursor)
    // `Feature.Card { … }`
    if types.isEmpty, case .nominal(let type, _) = program.type(of: call.cursor),
      program.makes(call, type)
    {
      types = [type]
    }
    let contents = types.compactMap { StoredContent(of: argument, in: call, making: $0, program) }
    return contents.count == types.count ? contents : []
  }

  private init?(
    of argument: FunctionCallView.Argument, in call: FunctionCallView, making decl: DeclID,
    _ program: Program
  ) {
    guard program.knownModule(of: decl) == nil,
      let type = TypeDecl(program.cursor(of: decl)), type.cursor.kind == .structDecl
    else { return nil }
    let initializers = program.initializers(of: decl).filter { !$0.isOfCopy(of: type) }
      .compactMap(InitializerDeclView.init)
    let names: [String]?
    if initializers.isEmpty {
      names = ArgumentParameter.nameOfProperty(for: argument, in: call, of: type).map { [$0] }
    } else if initializers.count == 1, let initializer = initializers.first {
      let parameter = ArgumentParameter.parameter(for: argument, in: call, of: initializer)
      names = parameter.flatMap { initializer.cursor.properties(keeping: $0.name) }
    } else {
      names = nil
    }
    guard let names, !names.isEmpty else { return nil }
    let properties = type.storedProperties.filter { names.contains($0.name) }.map(\.decl)
    guard properties.count == names.count else { return nil }
    self.type = type.cursor
    self.properties = properties
  }
}

extension SyntaxCursor {
  /// Whether a member is in another declaration of a type, which another branch of an `#if` compiles.
  fileprivate func isOfCopy(of type: TypeDecl) -> Bool {
    guard let home = TypeDecl.enclosing(self, ancestry: Ancestry(of: tree)) else { return false }
    return !home.isExtension && home.cursor.id != type.cursor.id
  }

  /// The properties that an initializer sets to a parameter, or to what it returns; nil if the parameter is
  /// used otherwise.
  fileprivate func properties(keeping parameter: String) -> [String]? {
    let sequences = descendants.filter { $0.kind == .sequenceExpr }
    let assignments = sequences.compactMap { sequence -> (target: String, value: SyntaxCursor)? in
      let parts = Array(sequence.children)
      guard parts.count == 3, parts[1].kind == .assignmentExpr,
        let target = MemberAccessView(parts[0])?.name ?? parts[0].declaredName
      else { return nil }
      return (target, parts[2])
    }
    let keeping = assignments.filter { $0.value.keeps(parameter) }
    let all = descendants.count {
      $0.kind == .declReferenceExpr && $0.declaredName == parameter && !$0.isMemberName
    }
    return all == keeping.count ? keeping.map(\.target) : nil
  }

  /// Whether an expression is a name, a call of it, or `AnyView` of these.
  private func keeps(_ name: String) -> Bool {
    if declaredName == name { return kind == .declReferenceExpr }
    guard let call = FunctionCallView(self) else { return false }
    if call.arguments.isEmpty { return call.callee?.keeps(name) == true }
    return call.name == "AnyView" && call.arguments.count == 1
      && call.arguments[0].value.keeps(name)
  }
}
