import Semantics
import SourceText
import Syntax

/// A call of a conditional modifier: `.if(c) { $0.bold() }`.
public struct HelperCall: Sendable {
  public let call: FunctionCallView
  /// The called name, and its token.
  public let name: String
  public let nameToken: TokenID
  public let condition: FunctionCallView.Argument
  public let transform: FunctionCallView.Argument
  /// The closure for the other case: `else`.
  public let alternative: FunctionCallView.Argument?
  /// Whether the transform is applied if the condition is true, rather than false.
  public let appliesWhenTrue: Bool
  /// Whether the helper returns `AnyView`.
  public let isTypeErased: Bool

  /// Why a call of a helper that unwraps an optional is left alone.
  public static func unwrappingReason(_ name: String) -> String {
    "`\(name)` unwraps an optional instead of testing a condition"
  }

  /// What a call with a closure may be.
  public enum Match: Sendable {
    case helper(HelperCall)
    /// A call of a helper that unwraps an optional, which is the condition, and passes the value on.
    case unwrapping(HelperCall)
    /// A call of a declared helper that does something else, with the reason.
    case unsuited(DeclineCode, String)
    /// Not a call of a known helper.
    case unknown
  }
}

extension ClosureView {
  /// Whether it returns its parameter unchanged: `{ $0 }`.
  public var isIdentity: Bool {
    let names = parameterNames ?? ["$0"]
    return !hasCaptures && statements.count == 1 && names.count == 1
      && statements[0].text == names[0]
  }
}

extension Program {
  /// Matches a member call with the helper that it means.
  ///
  /// A call of `if` matches without a declaration, because many packages declare that helper.
  public func helperCall(_ call: FunctionCallView, in model: RepositoryModel) -> HelperCall.Match {
    guard let name = call.nameNode, let text = call.member?.name
    else { return .unknown }
    let decls = reference(of: name).decls
    let own = decls.filter { knownModule(of: $0) == nil }
    guard own.isEmpty else { return match(of: call, with: own, in: model) }
    // A name that cannot be resolved may mean any helper that is declared under it.
    let all = helpers(named: text, seenFrom: name, in: model)
    let fitting = all.filter { HelperCall.Arguments(of: call, for: $0.helper) != nil }
    guard !fitting.isEmpty else {
      return undeclaredHelperCall(call, in: model)
    }
    guard fitting.allSatisfy({ isForViews($0.decl) }) else {
      return .unsuited(
        .receiverNotOneView,
        "`\(text)` is also declared for other types, and the receiver may be one of them")
    }
    return match(of: call, with: fitting.map(\.decl), in: model)
  }

  /// Matches a call with the declarations of the repository that it may mean.
  private func match(
    of call: FunctionCallView, with decls: [DeclID], in model: RepositoryModel
  ) -> HelperCall.Match {
    let helpers = decls.filter(isForViews).compactMap { decl in
      model.helper(named: name(of: decl), at: decl.node, in: path(of: decl))
    }
    guard let first = helpers.first, let nameToken = call.member?.nameToken else { return .unknown }
    // Of several helpers, the call means one that its arguments fit.
    let fitting = helpers.filter { HelperCall.Arguments(of: call, for: $0) != nil }
    let uses = Set((fitting.isEmpty ? helpers : fitting).map { HelperCall.Use(of: $0, by: call) })
    guard helpers.count == decls.count, uses.count == 1 else {
      return .unsuited(.unsuitedHelper, "`\(first.name)` has several declarations that differ")
    }
    guard let helper = fitting.first,
      let arguments = HelperCall.Arguments(of: call, for: helper)
    else {
      return .unsuited(
        .unsuitedHelper, "`\(first.name)` is declared in a form that Statewise does not know")
    }
    return arguments.match(of: call, by: helper, nameToken: nameToken)
  }

  /// The helpers of a name that the file of a node can call.
  private func helpers(
    named name: String, seenFrom node: SyntaxCursor, in model: RepositoryModel
  ) -> [(decl: DeclID, helper: ConditionalHelper)] {
    model.helpers(named: name).compactMap { placed in
      guard !placed.helper.isPrivate || placed.path == node.tree.source.path,
        let decl = decl(at: placed.node, in: placed.path)
      else { return nil }
      return (decl, placed.helper)
    }
  }

  /// Whether a helper that a file declares extends views.
  public func isForViews(
    _ helper: ConditionalHelper, declaredIn path: String, of model: RepositoryModel
  ) -> Bool {
    model.helpers(named: helper.name).contains {
      $0.path == path && $0.helper == helper && decl(at: $0.node, in: path).map(isForViews) == true
    }
  }

  /// Whether a member is one of views.
  private func isForViews(_ decl: DeclID) -> Bool { isView(selfType(of: decl)) == true }
}

extension Program {
  /// Matches a call with a helper that another repository declares.
  private func undeclaredHelperCall(
    _ call: FunctionCallView, in model: RepositoryModel
  ) -> HelperCall.Match {
    guard let name = call.member?.name, let nameToken = call.member?.nameToken else {
      return .unknown
    }
    for helper in model.helpersElsewhere[name, default: []] where helper.extendedType == "View" {
      guard let arguments = HelperCall.Arguments(of: call, for: helper) else { continue }
      return arguments.match(of: call, by: helper, nameToken: nameToken)
    }
    guard name == "if", let helper = HelperCall(undeclared: call) else { return .unknown }
    return isBoolean(helper.condition.value)
      ? .helper(helper) : .unsuited(.conditionNotBoolean, "the condition is not a Boolean value")
  }

  /// Whether an expression is a Boolean value, as far as its type or else its form tells.
  private func isBoolean(_ expression: SyntaxCursor) -> Bool {
    guard expression.mayBeBoolean else { return false }
    let type = type(of: expression)
    return expression.kind == .closureExpr || !type.isComplete || knownName(of: type) == "Bool"
  }
}

// MARK: Matching

extension HelperCall {
  /// The properties of a helper that matter to a call.
  fileprivate struct Use: Hashable {
    let meaning: ConditionalHelper.Meaning
    let isTypeErased: Bool

    init(of helper: ConditionalHelper, by call: FunctionCallView) {
      let arguments = Arguments(of: call, for: helper)
      // Without a closure for the other case, the view stays as it is.
      let isAlone = helper.meaning == .chooses && arguments?.alternative == nil
      meaning = isAlone ? .applies(whenTrue: true) : helper.meaning
      isTypeErased = helper.isTypeErased
    }
  }

  /// The arguments of a call by the roles of a helper's parameters.
  fileprivate struct Arguments {
    var condition: FunctionCallView.Argument?
    var transform: FunctionCallView.Argument?
    var alternative: FunctionCallView.Argument?

    /// Assigns each argument to its parameter; nil if the labels do not match.
    init?(of call: FunctionCallView, for helper: ConditionalHelper) {
      var parameters = helper.parameters[...]
      var isFirstTrailing = true
      for argument in call.arguments {
        // The first trailing closure has no label, whatever the parameter's is.
        let isUnlabeled = argument.isTrailing && isFirstTrailing
        if argument.isTrailing { isFirstTrailing = false }
        while let next = parameters.first {
          let fits = isUnlabeled ? next.role.isClosure : next.label == argument.label
          if fits { break }
          guard next.hasDefault else { return nil }
          parameters.removeFirst()
        }
        guard let parameter = parameters.popFirst(), fits(argument, parameter.role) else {
          return nil
        }
      }
      guard parameters.allSatisfy(\.hasDefault), transform != nil else { return nil }
    }

    /// Stores an argument for its role; false if it is a closure with other parameters.
    private mutating func fits(
      _ argument: FunctionCallView.Argument, _ role: ConditionalHelper.Parameter.Role
    ) -> Bool {
      switch role {
      case .condition: condition = argument
      case .alternative: alternative = argument
      case .other: break
      case .transform(let valueCount):
        transform = argument
        guard let closure = ClosureView(argument.value) else { return valueCount == 1 }
        let count =
          closure.parameterNames?.count ?? closure.highestAnonymousParameter.map { $0 + 1 }
        return count.map { $0 == valueCount } ?? (valueCount == 1)
      }
      return true
    }

    func match(
      of call: FunctionCallView, by helper: ConditionalHelper, nameToken: TokenID
    ) -> Match {
      let name = helper.name
      switch helper.meaning {
      case .unwraps:
        guard let condition, let transform, alternative == nil else {
          return .unsuited(.unwrappingHelper, HelperCall.unwrappingReason(name))
        }
        return .unwrapping(
          HelperCall(
            call: call, name: name, nameToken: nameToken, condition: condition,
            transform: transform, alternative: nil, appliesWhenTrue: true,
            isTypeErased: helper.isTypeErased))
      case .other:
        return .unsuited(
          .unsuitedHelper, "`\(name)` is declared in a form that Statewise does not know")
      case .applies, .chooses:
        guard let condition, let transform else { return .unknown }
        return .helper(
          HelperCall(
            call: call, name: name, nameToken: nameToken, condition: condition,
            transform: transform,
            alternative: alternative,
            appliesWhenTrue: helper.meaning != .applies(whenTrue: false),
            isTypeErased: helper.isTypeErased))
      }
    }
  }

  /// The labels that transforms usually have.
  private static let usualLabels: Set<String> = [
    "apply", "content", "modifier", "then", "transform",
  ]

  /// Reads a call of a helper that is not declared in the repository: a condition and one or two
  /// closures. An unknown label excludes the call: `if(not: c)`, `if(let: value)`.
  fileprivate init?(undeclared call: FunctionCallView) {
    let arguments = call.arguments
    guard let name = call.member?.name, let nameToken = call.member?.nameToken,
      2...3 ~= arguments.count, !arguments[0].isTrailing, arguments[0].label == nil,
      arguments[1].label.map(Self.usualLabels.contains) != false,
      arguments.dropFirst().allSatisfy({ $0.value.kind == .closureExpr })
    else { return nil }
    self.init(
      call: call, name: name, nameToken: nameToken, condition: arguments[0],
      transform: arguments[1],
      alternative: arguments.dropFirst(2).first, appliesWhenTrue: true, isTypeErased: false)
  }
}

extension ConditionalHelper.Parameter.Role {
  fileprivate var isClosure: Bool {
    switch self {
    case .transform, .alternative: true
    case .condition, .other: false
    }
  }
}
