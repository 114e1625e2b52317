import SymbolIndex
import Syntax

/// A function, initializer, case or value that a call may mean.
struct CallCandidate {
  /// The declaration; nil for a value of a function type.
  let decl: DeclID?
  /// The variable whose value is called, where the declaration is its type's `callAsFunction`.
  var variable: DeclID?
  /// The declarations that cannot be told apart, if there are several.
  var alternatives: [DeclID] = []
  /// Where it was found; nil for a value.
  let member: MemberCandidate?
  let parameters: [Signature.Parameter]
  let result: SwiftType
  /// What the declaration asks of its generic arguments.
  let requirements: [GenericRequirement]
  var isDisfavored = false
  var isAsync = false
  /// Whether it is a member of the type within an optional that the place expects.
  var isWithinOptional = false
  /// Whether its labels exclude the call. Nothing else was asked of it then.
  var isExcluded = false

  /// The parameters as calls see them.
  var shape: InitializerSignature { Signature(parameters: parameters, result: result).shape }
}

extension CallCandidate {
  /// The same as an operator, whose operands have no labels.
  var withoutLabels: CallCandidate {
    CallCandidate(
      decl: decl, member: member,
      parameters: parameters.map {
        Signature.Parameter(
          label: nil, value: $0.value, hasDefault: $0.hasDefault, declaredType: $0.declaredType)
      }, result: result, requirements: requirements, isDisfavored: isDisfavored)
  }

  /// One of several candidates that fit equally well.
  func undecided(among decls: [DeclID]) -> CallCandidate {
    CallCandidate(
      decl: nil, alternatives: decls, member: member, parameters: parameters, result: .unknown,
      requirements: [])
  }

  /// One that the labels of a call exclude.
  static func excluded(_ member: MemberCandidate) -> CallCandidate {
    CallCandidate(
      decl: member.decl, member: member, parameters: [], result: .unknown, requirements: [],
      isExcluded: true)
  }

  /// The same, found on the type within the optional that the place expects.
  var withinOptional: CallCandidate {
    var copy = self
    copy.isWithinOptional = true
    return copy
  }

  /// The same initializer, inherited by a type.
  func making(_ type: SwiftType, in program: Program) -> CallCandidate {
    let isFailable =
      if case .nominal(let decl, _) = result { decl == program.optionalDecl } else { false }
    return CallCandidate(
      decl: decl, member: member, parameters: parameters,
      result: isFailable ? program.optional(type) : type, requirements: requirements,
      isDisfavored: isDisfavored, isAsync: isAsync)
  }
}

extension SwiftType {
  var isExpansion: Bool { if case .expansion = self { true } else { false } }

  /// Whether a trailing closure may be a value of the type.
  var takesClosure: Bool {
    switch self {
    case .function, .variable, .parameter: true
    case .nominal(_, let arguments):
      arguments.count == 1 && arguments[0].takesClosure && arguments[0].isFunction
    default: false
    }
  }

  var isFunction: Bool { if case .function = self { true } else { false } }
}

/// From names to what a call of them may mean.
extension Solver {
  /// The candidates for a call of what a name or member refers to.
  func callCandidates(for member: MemberCandidate) -> [CallCandidate] {
    callCandidates(for: member, taking: nil)
  }

  /// The same for a call with some arguments. Of candidates with other labels, which may be dozens, nothing else is
  /// asked.
  func callCandidates(
    for member: MemberCandidate, taking arguments: [InitializerSignature.Argument]?
  ) -> [CallCandidate] {
    let kind = program.kind(of: member.decl)
    switch (kind, member.decl.facet) {
    case (.functionDecl, .declared), (.enumCaseElement, .declared), (.subscriptDecl, .declared),
      (.initializerDecl, .declared), (_, .implicitInitializer):
      return callCandidate(of: member, taking: arguments).map { [$0] } ?? []
    default:
      return valueCandidates(of: type(of: member), decl: member.decl, taking: arguments)
    }
  }

  /// Candidates with what was not asked of those that labels exclude.
  func completed(_ candidates: [CallCandidate]) -> [CallCandidate] {
    candidates.compactMap { candidate in
      candidate.isExcluded ? candidate.member.flatMap { callCandidate(of: $0) } : candidate
    }
  }

  /// The candidates for a call of a value: of a function, a type, something with `callAsFunction`.
  func valueCandidates(
    of type: SwiftType, decl: DeclID?, taking arguments: [InitializerSignature.Argument]? = nil
  ) -> [CallCandidate] {
    switch resolved(type).openedMetatype {
    case .function(let parameters, let result, _):
      return [
        CallCandidate(
          decl: decl, member: nil,
          parameters: parameters.map {
            .init(label: nil, value: $0, hasDefault: false, declaredType: $0.type)
          }, result: result, requirements: [])
      ]
    case .metatype(let type): return initializerCandidates(of: type, taking: arguments)
    case .unknown, .variable: return []
    case let type:
      return program.members(named: "callAsFunction", of: type, isStatic: false, from: file)
        .flatMap(callCandidates).map { candidate in
          var candidate = candidate
          candidate.variable = decl
          return candidate
        }
    }
  }

  /// The initializers of a type; generic arguments that are not written are open.
  func initializerCandidates(
    of type: SwiftType, taking arguments: [InitializerSignature.Argument]? = nil
  ) -> [CallCandidate] {
    var type = type
    if case .nominal(let decl, let arguments) = type, !type.isComplete {
      type = opened(decl, arguments: arguments)
    }
    var members = program.members(named: "init", of: type, isStatic: true, from: file)
    if case .nominal(let decl, _) = type, program.hasImplicitInitializer(decl),
      !members.contains(where: { $0.depth == 0 && program.enclosingType(of: $0.decl) == decl })
    {
      members.insert(
        MemberCandidate(
          decl: decl.facet(.implicitInitializer), substitution: program.substitution(of: type),
          depth: 0), at: 0)
    }
    return members.compactMap { member in
      guard member.depth == 0 else {
        return callCandidate(of: member).map { $0.making(type, in: program) }
      }
      return callCandidate(of: member, taking: arguments)
    }
  }

  private func callCandidate(
    of member: MemberCandidate, taking arguments: [InitializerSignature.Argument]? = nil
  ) -> CallCandidate? {
    if let arguments, program.labels(of: member.decl)?.mayTake(arguments) == false {
      return .excluded(member)
    }
    guard let signature = program.signature(of: member.decl) else { return nil }
    let substitution = openedParameters(of: member)
    return CallCandidate(
      decl: member.decl, member: member,
      parameters: signature.parameters.map {
        Signature.Parameter(
          label: $0.label,
          value: program.apply(substitution, to: $0.value),
          hasDefault: $0.hasDefault, declaredType: $0.declaredType)
      },
      result: receiverType(of: member) ?? program.apply(substitution, to: signature.result),
      requirements: program.requirements(of: member.decl).map {
        program.apply(substitution, to: $0)
      },
      isDisfavored: signature.isDisfavored, isAsync: signature.effects.contains(.async))
  }

  /// The type of the receiver, where a method of a superclass returns `Self`.
  private func receiverType(of member: MemberCandidate) -> SwiftType? {
    guard 0 < member.depth, member.depth < 100, let type = member.substitution.selfType,
      let written = FunctionDeclView(program.cursor(of: member.decl))?.returnType
    else { return nil }
    switch written.textWithoutTrivia {
    case "Self": return type
    case "Self?": return program.optional(type)
    default: return nil
    }
  }

  /// What generic parameters stand for in a use of a declaration: a variable for each of its own.
  func openedParameters(of member: MemberCandidate) -> Substitution {
    var substitution = member.substitution
    let cursor = program.cursor(of: member.decl)
    guard member.decl.facet == .declared else { return substitution }
    open(
      program.ownGenericParameters(of: cursor, in: member.decl.file), of: member.decl,
      in: &substitution)
    return substitution
  }

  /// Adds a variable for each of some generic parameters of a declaration that stands for nothing yet.
  func open(_ parameters: [DeclID], of decl: DeclID, in substitution: inout Substitution) {
    let added = parameters.filter { substitution.types[$0] == nil }
    for parameter in added { substitution.types[parameter] = freshVariable() }
    note(program.requirements(of: decl), on: added, in: substitution)
  }

  /// Notes what the variables for some generic parameters have to conform to.
  func note(
    _ requirements: [GenericRequirement], on parameters: [DeclID], in substitution: Substitution
  ) {
    for requirement in requirements where requirement.relation == .conforms {
      guard case .parameter(let parameter, _) = requirement.subject, parameters.contains(parameter),
        case .variable(let index)? = substitution.types[parameter],
        let proto = requirement.other.protocolDecl
      else { continue }
      variables.require(index, toConformTo: proto)
    }
  }
}
