import Syntax

/// Finds the types and references of the code of one member.
///
/// It goes through the statements in order. Types that an argument or a literal is still to tell are
/// variables until the statement around them is solved.
final class Solver {
  let program: Program
  let file: Int32
  var solved = SolvedBody()
  var variables = TypeVariables()
  /// The types that members without a base are members of, within an `#if` of a chain.
  var chainBases: [NodeID: SwiftType] = [:]
  /// The types of `$0`, `$1` in the closures around the place, the innermost last.
  var anonymousParameters: [[SwiftType]] = []
  /// The closures that these are parameters of.
  var anonymousClosures: [SyntaxCursor] = []
  /// What the functions and closures around the place return, the innermost last.
  var results: [SwiftType?] = []
  /// The types of arguments that do not depend on the call around them.
  var freeTypes: [NodeID: SwiftType] = [:]
  /// The sequences of operators that were folded.
  var foldedSequences: [NodeID: FoldedExpr] = [:]
  /// What the statements of closures may do besides returning.
  var closureEffects: [NodeID: SwiftType.FunctionEffects] = [:]
  /// What the calls around the place ask of their generic arguments, the innermost last.
  var openRequirements: [[GenericRequirement]] = []
  /// Whether the functions and closures around the place may wait, the innermost last.
  var asyncContexts: [Bool] = []
  /// How many closures around the place are only tried.
  var closureTrials = 0
  /// How many conversions a trial of a call has needed.
  var conversions = Conversions()

  private let root: SyntaxCursor

  /// - Parameter root: the member, or the declaration or statement at the top level, that is solved.
  init(_ program: Program, file: Int32, root: SyntaxCursor) {
    self.program = program
    self.file = file
    self.root = root
  }

  var tree: SyntaxTree { program.file(file).tree }

  /// The result, without variables.
  func finished() -> SolvedBody {
    settleLiterals(since: 0)
    var result = solved
    result.types = solved.types.mapValues(finished)
    result.locals = solved.locals.mapValues(finished)
    result.expectations = solved.expectations.mapValues {
      if case .type(let type) = $0 { .type(finished(type)) } else { $0 }
    }
    return result
  }

  private func finished(_ type: SwiftType) -> SwiftType {
    let type = resolved(type).withoutVariables
    guard type.contains(where: \.isPartOfDeclaration) else { return type }
    return type.mapped { part in
      switch part {
      case .parameter(let decl, _): isInScope(decl) ? nil : .unknown
      case .member(.nominal, _), .member(.unknown, _): .unknown
      default: nil
      }
    }
  }

  /// Whether code at the place can know a generic parameter. Others are left over from declarations that it
  /// uses.
  private func isInScope(_ parameter: DeclID) -> Bool {
    if parameter.file == file || program.genericParameters(of: id(root)).contains(parameter) {
      return true
    }
    guard let type = program.enclosingType(of: id(root)) else { return false }
    return program.decl(of: program.plainSelfType(in: type)) == parameter
  }

  /// Notes what the place of an expression asks for.
  func expect(_ type: SwiftType, of node: SyntaxCursor) {
    switch resolved(type) {
    case .variable(let index):
      solved.expectations[node.id] = .anyType(conformingTo: variables.protocols(of: index))
    case .unknown: solved.expectations[node.id] = nil
    case let type: solved.expectations[node.id] = .type(type)
    }
  }

  // MARK: Variables

  func freshVariable() -> SwiftType { variables.add() }

  /// The type with the variables replaced that are known.
  func resolved(_ type: SwiftType) -> SwiftType {
    guard type.contains(where: \.needsResolving) else { return type }
    return type.mapped { part in
      switch part {
      case .variable(let index):
        return variables.value(of: index).map { resolved($0) }
      case .member(let base, let name):
        if case .variable = base { return nil }
        return program.memberType(named: name, of: base)
      case .tuple(let elements): return program.flattened(elements)
      default: return nil
      }
    }
  }

  /// The type with the variables replaced that are known; a literal has its default type.
  func settled(_ type: SwiftType) -> SwiftType {
    let type = resolved(type)
    guard case .variable(let index) = type, variables.literal(of: index) != nil else { return type }
    settleLiterals(since: index, upTo: index + 1)
    return resolved(type)
  }

  /// Gives their default types to the literals in a type whose places tell none.
  func settleLiterals(in type: SwiftType) {
    _ = resolved(type).contains { part in
      if case .variable(let index) = part { settleLiterals(since: index, upTo: index + 1) }
      return false
    }
  }

  /// Gives their default types to the literals among some variables whose places tell none.
  func settleLiterals(since start: Int, upTo end: Int? = nil) {
    for index in start..<(end ?? variables.count) where variables.value(of: index) == nil {
      guard let literal = variables.literal(of: index) else { continue }
      variables.set(index, to: program.standard(literal.defaultName))
    }
  }

  /// A generic type with a variable for each argument that is not given.
  func opened(_ decl: DeclID, arguments: [SwiftType] = []) -> SwiftType {
    let parameters = program.genericParameters(of: decl)
    let isGiven = arguments.count == parameters.count
    let type = SwiftType.nominal(
      decl,
      parameters.indices.map { index in
        isGiven && !arguments[index].isUnknown ? arguments[index] : freshVariable()
      })
    note(program.requirements(of: decl), on: parameters, in: program.substitution(of: type))
    return type
  }

  // MARK: Results

  @discardableResult
  func note(_ type: SwiftType, for node: SyntaxCursor) -> SwiftType {
    solved.types[node.id] = type
    return type
  }

  func refer(_ node: SyntaxCursor, to reference: Reference) {
    solved.references[node.id] = reference
  }

  func id(_ node: SyntaxCursor) -> DeclID { DeclID(file: file, node: node.id) }

  func declare(_ node: SyntaxCursor, as type: SwiftType) {
    solved.locals[id(node)] = type
  }
}

extension SwiftType {
  /// The type with everything unknown that an argument was still to tell.
  var withoutVariables: SwiftType {
    guard dependsOnVariables else { return self }
    return mapped { $0.isVariable ? .unknown : nil }
  }

  /// Whether a variable is part of the type, or of what is known of an opaque one.
  private var dependsOnVariables: Bool {
    contains { part in
      switch part {
      case .variable: true
      case .opaque(_, _, let bounds): bounds.contains(where: \.dependsOnVariables)
      case .function(let parameters, _, _):
        parameters.contains { $0.builder?.dependsOnVariables == true }
      default: false
      }
    }
  }

  /// Whether it is a generic parameter or a member of something.
  fileprivate var isPartOfDeclaration: Bool {
    switch self {
    case .parameter, .member: true
    default: false
    }
  }

  var needsResolving: Bool {
    switch self {
    case .variable, .member: true
    default: false
    }
  }
}
