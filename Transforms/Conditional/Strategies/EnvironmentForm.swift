import Semantics
import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// A modifier that sets a value of the environment: `lineLimit(2)`, `environment(\.locale, locale)`.
///
/// It becomes `transformEnvironment(\.lineLimit) { [condition = c] in if condition { $0 = 2 } }`, which
/// keeps the inherited value while the condition is false. No argument of `lineLimit` would do that.
///
/// The closure captures the values that it needs, because SwiftUI observes only what a body reads.
struct EnvironmentForm {
  private let modifier: ConditionalModifier
  /// The key path of the environment value.
  private let keyPath: String
  private let value: SyntaxCursor
  private let types: ArgumentTypes
  /// Whether the closure captures the value itself.
  private let isCaptured: Bool

  /// Nil for any other modifier.
  ///
  /// - Parameter setsColorScheme: whether the deprecated `colorScheme` is one of them.
  init?(_ modifier: ConditionalModifier, _ types: ArgumentTypes, setsColorScheme: Bool = false) {
    let arguments = modifier.call.arguments
    guard modifier.call.leftParen != nil,
      arguments.allSatisfy({ $0.label == nil && !$0.isTrailing })
    else { return nil }
    if modifier.name == "environment", arguments.count == 2,
      arguments[0].value.kind == .keyPathExpr
    {
      keyPath = arguments[0].value.text
    } else if setsColorScheme, modifier.name == "colorScheme", arguments.count == 1 {
      keyPath = #"\.colorScheme"#
    } else if SwiftUINames[modifier.name].contains(.environmentValue), arguments.count == 1,
      arguments[0].value.isSingle(for: modifier.name, types)
    {
      keyPath = "\\.\(modifier.name)"
    } else {
      return nil
    }
    self.modifier = modifier
    value = arguments.last!.value
    self.types = types
    isCaptured = value.isPathOfValue || types.readsObject(value) && value.hasOwnType
  }

  func rewritten(inClassOrInitializer isInClassOrInitializer: Bool) throws(Obstacle)
    -> RewrittenModifier
  {
    guard !modifier.condition.usesShorthandParameter else { throw .shorthandInCondition }
    guard !isInClassOrInitializer else {
      throw Obstacle(
        .movesIntoClosure,
        "the closure of `transformEnvironment` would retain the enclosing object")
    }
    guard !setsOwnMode else {
      throw Obstacle(
        .coversAnotherModifier,
        "the image may have a `\(modifier.name)` of its own, which the environment does not replace"
      )
    }
    guard !modifier.condition.isImplicitlyUnwrapped(types) else {
      throw .copyOfOptional(modifier.condition.text)
    }
    let evaluation = value.evaluation(types)
    if isCaptured, let obstacle = evaluation.obstacle { throw obstacle }
    let captures = try captures()
    let call = modifier.call
    let tree = call.cursor.tree
    let start = call.nameOfModifier.start
    let (before, after) = braces(from: start, captures)
    var edits: [Edit] = [
      .replace(ByteRange(start, value.range.start), with: before),
      .replace(ByteRange(value.range.end, call.cursor.range.end), with: after),
    ]
    if isCaptured { edits.append(.replace(value.range, with: Self.valueName)) }
    if let lost = edits.lazy.flatMap({ tree.comments(in: $0.range) }).first {
      throw .lostComment(tree.source.string(lost.range))
    }
    return RewrittenModifier(
      ChainReplacement.Piece(call, edits: edits),
      caveats: isSetEqually
        ? [evaluation.caveat].compactMap(\.self)
        : [
          "after the change, SwiftUI sets `\(environmentName)` when it computes the environment"
        ],
      writtenCall: WrittenModifier(
        "transformEnvironment",
        [.init(label: nil, isTrailing: false), .init(label: nil, isTrailing: true)]))
  }

  /// Whether it sets the environment to a variable.
  func sets(_ variable: String) -> Bool { value.text == variable }

  /// The modifier where it sets an unwrapped value: `{ [tone = book.tone] in if let tone { $0 = tone } }`.
  func rewritten(
    unwrapping name: String, of optional: String
  ) throws(Obstacle) -> RewrittenModifier {
    let call = modifier.call
    let tree = call.cursor.tree
    let start = call.nameOfModifier.start
    let range = ByteRange(start, call.cursor.range.end)
    if let lost = tree.comments(in: range).first {
      throw .lostComment(tree.source.string(lost.range))
    }
    let capture = name == optional ? name : "\(name) = \(optional)"
    let head = "transformEnvironment(\(keyPath)) { [\(capture)] in"
    let body = "if let \(name) { $0 = \(name) }"
    let indentation = tree.source.indentation(ofLineAt: start)
    let isLong = Self.longestLine < "\(indentation).\(head) \(body) }".count
    let text =
      isLong
      ? TextStyle(of: tree.source).styled("\(head)\n  \(body)\n}", indentedBy: indentation)
      : "\(head) \(body) }"
    return RewrittenModifier(
      ChainReplacement.Piece(call, edits: [.replace(range, with: text)]),
      caveats: [
        "after the change, SwiftUI sets `\(environmentName)` when it computes the environment"
      ],
      writtenCall: WrittenModifier(
        "transformEnvironment",
        [.init(label: nil, isTrailing: false), .init(label: nil, isTrailing: true)]))
  }

  /// Whether the modifier replaces what an image was given: `Image` has this modifier itself.
  private var setsOwnMode: Bool {
    guard modifier.name == "symbolRenderingMode", let receiver = modifier.receiver else {
      return false
    }
    let nodes = [receiver] + Array(receiver.descendants)
    let isMadeHere = nodes.contains { FunctionCallView($0)?.name == "Image" }
    return nodes.contains { $0.declaredName == modifier.name }
      || !isMadeHere && types.ask { $0.knownName(of: $0.type(of: receiver)) } == "Image"
  }

  /// Whether it makes no difference that the value is set when SwiftUI computes the environment: the body
  /// reads everything that may change, and the entry is one of SwiftUI.
  private var isSetEqually: Bool {
    types.ask { program in
      let keys = modifier.call.arguments.dropLast().flatMap(\.value.descendants)
      return keys.allSatisfy { program.isKnown($0) } && (isCaptured || program.isFixed(value))
    }
  }

  static let conditionName = "condition"
  private static let valueName = "value"

  /// The name of the environment value, as far as its key path tells.
  private var environmentName: String {
    String(keyPath.drop { !$0.isLetter }.filter { !$0.isWhitespace })
  }

  /// The capture list of the closure.
  private func captures() throws(Obstacle) -> [String] {
    let condition = "\(Self.conditionName) = \(modifier.condition.captured(types))"
    if isCaptured { return [condition, "\(Self.valueName) = \(value.text)"] }
    return [condition] + (try CapturedNames(in: value, types)).all.map { "\($0) = \($0)" }
  }

  /// The text before and after the value, on one line if the line is short enough.
  private func braces(from start: ByteOffset, _ captures: [String]) -> (String, String) {
    let head = "transformEnvironment(\(keyPath)) { [\(captures.joined(separator: ", "))] in"
    let test = "if \(Self.conditionName) {"
    let text = isCaptured ? Self.valueName : value.text
    let source = value.tree.source
    let line = "\(source.indentation(ofLineAt: start)).\(head) \(test) $0 = \(text) } }"
    guard Self.longestLine < line.count || text.contains(where: \.isNewline) else {
      return ("\(head) \(test) $0 = ", " } }")
    }
    let style = TextStyle(of: source)
    let indentation = source.indentation(ofLineAt: start)
    return (
      style.styled("\(head)\n  \(test) $0 = ", indentedBy: indentation),
      style.styled(" }\n}", indentedBy: indentation)
    )
  }

  /// The longest line that is written.
  private static let longestLine = 100
}

extension Program {
  /// Whether a node names nothing, or what a known module declares.
  fileprivate func isKnown(_ node: SyntaxCursor) -> Bool {
    guard node.kind == .declReferenceExpr else { return true }
    let decls = reference(of: node).decls
    return !decls.isEmpty && decls.allSatisfy { knownModule(of: $0) != nil }
  }

  private static var valueKinds: [SyntaxKind] {
    [.identifierPattern, .functionParameter, .closureParameter, .enumCaseElement]
  }

  /// Whether an expression has the same value whenever it is evaluated, apart from what a closure captures.
  fileprivate func isFixed(_ expr: SyntaxCursor) -> Bool {
    ([expr] + Array(expr.descendants)).filter { $0.kind == .declReferenceExpr }.allSatisfy { name in
      let decls = reference(of: name).decls
      return !decls.isEmpty
        && decls.allSatisfy { decl in
          if let module = knownModule(of: decl) { return module == "SwiftUI" || isTypeDecl(decl) }
          // What the closure captures does not change.
          return Self.valueKinds.contains(cursor(of: decl).kind) && !isComputed(decl)
            && (!isShared(decl) || !canBeSet(decl))
        }
    }
  }
}

extension SyntaxCursor {
  /// Whether the type of the expression does not depend on where it stands, as that of `.init(a)` does.
  fileprivate var hasOwnType: Bool {
    let member = FunctionCallView(self)?.member ?? MemberAccessView(self)
    return member.map { $0.base != nil } ?? true
  }

  /// Whether the expression names a value, as `locale` and `self.model.locale` do.
  fileprivate var isPathOfValue: Bool {
    var place = self
    while let member = MemberAccessView(place) {
      guard let base = member.base else { return false }
      place = base
    }
    return place.kind == .declReferenceExpr && place.text.first?.isLowercase == true
  }

  /// Whether the value is certainly not a range, for modifiers that also accept ranges.
  fileprivate func isSingle(for modifier: String, _ types: ArgumentTypes) -> Bool {
    guard ArgumentKind.value.fits(self, types) else { return false }
    switch modifier {
    case "lineLimit": return kind == .nilLiteralExpr || ArgumentKind.number.fits(self, types)
    case "controlSize", "dynamicTypeSize":
      return MemberAccessView(self).map { $0.base == nil } == true
    default: return true
    }
  }
}
