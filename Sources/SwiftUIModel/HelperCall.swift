import SourceText
import Syntax

/// A call of a conditional modifier: `.if(c) { $0.bold() }`.
public struct HelperCall: Sendable {
  public let call: FunctionCallView
  /// The name as it is called, and its token.
  public let name: String
  public let nameToken: TokenID
  public let condition: FunctionCallView.Argument
  public let transform: FunctionCallView.Argument
  /// The closure for the other case.
  public let alternative: FunctionCallView.Argument?
  /// Whether the transform is applied when the condition holds, and not when it does not.
  public let appliesWhenTrue: Bool
  /// Whether the helper returns `AnyView`.
  public let isTypeErased: Bool

  /// What there is to say of a call with a closure.
  public enum Lookup: Sendable {
    case helper(HelperCall)
    /// A helper is called, but not one that only applies a transform on a condition: the reason.
    case unsuited(DeclineCode, String)
    /// No helper of that name is known.
    case unknown
  }
}

extension ClosureView {
  /// Whether it gives back the view that it is given: `{ $0 }`.
  public var isIdentity: Bool {
    let names = parameterNames ?? ["$0"]
    return !hasCaptures && statements.count == 1 && names.count == 1
      && statements[0].text == names[0]
  }
}

extension RepositoryModel {
  /// Finds the helper that a member call in a file means.
  ///
  /// A call of `if` counts without a declaration in sight: the helper is so common that packages
  /// bring it.
  public func lookUp(_ call: FunctionCallView, in path: String) -> HelperCall.Lookup {
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
        .unsuitedHelper, "`\(name)` is declared as something other than a conditional modifier")
    }
    // Toolbar content and its like may have a helper of the same shape; the receiver tells.
    let ofViews = fitting.filter { isViewProtocol($0.helper.extendedType) }
    guard let found = ofViews.first else {
      return .unsuited(
        .unsuitedHelper, "`\(name)` is declared for `\(first.helper.extendedType)`, not for `View`")
    }
    let uses = Set(ofViews.map { HelperCall.Use(of: $0.helper) })
    guard uses.count == 1 else {
      return .unsuited(.unsuitedHelper, "`\(name)` is declared in several ways")
    }
    if found.helper.isConstrained {
      return .unsuited(.unsuitedHelper, "`\(name)` is declared only for some views")
    }
    return found.arguments.lookup(of: call, by: found.helper, nameToken: nameToken)
  }
}

// MARK: Fitting

extension HelperCall {
  /// What tells one helper from another at a call.
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

  /// The arguments of a call by the role that a helper's parameters give them.
  fileprivate struct Arguments {
    var condition: FunctionCallView.Argument?
    var transform: FunctionCallView.Argument?
    var alternative: FunctionCallView.Argument?

    /// Gives each argument its parameter; nil where the labels do not fit.
    init?(of call: FunctionCallView, for helper: ConditionalHelper) {
      var parameters = helper.parameters[...]
      var isFirstTrailing = true
      for argument in call.arguments {
        // The first trailing closure has no label, whatever the parameter's is.
        let isUnlabelled = argument.isTrailing && isFirstTrailing
        if argument.isTrailing { isFirstTrailing = false }
        while let next = parameters.first {
          let fits = isUnlabelled ? next.role.isClosure : next.label == argument.label
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

    /// Keeps an argument for a role; false when it is a closure with other parameters.
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

    func lookup(
      of call: FunctionCallView, by helper: ConditionalHelper, nameToken: TokenID
    ) -> Lookup {
      let name = helper.name
      switch helper.meaning {
      case .unwraps:
        return .unsuited(.unwrappingHelper, "`\(name)` unwraps its condition")
      case .other:
        return .unsuited(
          .unsuitedHelper, "`\(name)` is declared as something other than a conditional modifier")
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

  /// What the transform is called where it has a label.
  private static let usualLabels: Set<String> = [
    "apply", "content", "modifier", "then", "transform",
  ]

  /// Reads a call of a helper that is declared elsewhere: a condition, a closure, and maybe
  /// another. A label may say that they are something else: `if(not: c)`, `if(let: value)`.
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
