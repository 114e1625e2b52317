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

  /// What a call with a closure may be.
  public enum Match: Sendable {
    case helper(HelperCall)
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

extension RepositoryModel {
  /// Matches a member call in a file with the helpers that are declared under its name.
  ///
  /// A call of `if` matches without a declaration, because many packages declare that helper.
  public func helperCall(_ call: FunctionCallView, in path: String) -> HelperCall.Match {
    guard let name = call.member?.name, let nameToken = call.member?.nameToken else {
      return .unknown
    }
    let all = helpers(named: name, from: path)
    guard !all.isEmpty else {
      guard name == "if", let helper = HelperCall(undeclared: call) else { return .unknown }
      let mayFit = helper.condition.value.mayBeBoolean
      return mayFit
        ? .helper(helper) : .unsuited(.conditionNotBoolean, "the condition is not a Boolean value")
    }
    let fitting = all.compactMap { helper in
      HelperCall.Arguments(of: call, for: helper).map { (helper: helper, arguments: $0) }
    }
    guard let first = fitting.first else {
      return .unsuited(
        .unsuitedHelper, "`\(name)` is not declared as a conditional modifier")
    }
    // Toolbar content, for example, may have a helper of the same form; the receiver decides.
    let ofViews = fitting.filter { isViewProtocol($0.helper.extendedType) }
    guard let found = ofViews.first else {
      return .unsuited(
        .unsuitedHelper, "`\(name)` is declared for `\(first.helper.extendedType)`, not for `View`")
    }
    let uses = Set(ofViews.map { HelperCall.Use(of: $0.helper) })
    guard uses.count == 1 else {
      return .unsuited(.unsuitedHelper, "`\(name)` has several declarations that differ")
    }
    if found.helper.isConstrained {
      return .unsuited(.unsuitedHelper, "`\(name)` is declared for some views only")
    }
    return found.arguments.match(of: call, by: found.helper, nameToken: nameToken)
  }
}

// MARK: Matching

extension HelperCall {
  /// The properties of a helper that matter to a call.
  fileprivate struct Use: Hashable {
    let meaning: ConditionalHelper.Meaning
    let isConstrained: Bool
    let isTypeErased: Bool

    init(of helper: ConditionalHelper) {
      meaning = helper.meaning
      isConstrained = helper.isConstrained
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
        let names = ClosureView(argument.value)?.parameterNames
        return names.map { $0.count == valueCount } ?? (valueCount == 1)
      }
      return true
    }

    func match(
      of call: FunctionCallView, by helper: ConditionalHelper, nameToken: TokenID
    ) -> Match {
      let name = helper.name
      switch helper.meaning {
      case .unwraps:
        return .unsuited(
          .unwrappingHelper, "`\(name)` unwraps an optional instead of testing a condition")
      case .other:
        return .unsuited(
          .unsuitedHelper, "`\(name)` is not declared as a conditional modifier")
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
