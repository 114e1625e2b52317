import Semantics
import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// A function, or a closure in a property or parameter, that is passed to a presentation as it is:
/// `.sheet(isPresented: $isShown, content: content)`.
struct ContentReference {
  private let reference: SyntaxCursor
  private let argument: String

  /// - Returns: nil for any other expression, such as a view in a property.
  init?(_ expression: SyntaxCursor, in presentation: Presentation, _ program: SharedProgram) {
    guard presentation.content.tree === expression.tree, presentation.content.id == expression.id,
      expression.tree.comments(in: expression.range).isEmpty
    else { return nil }
    let parameters: [String?]? = program.ask { program in
      let decls = program.declarations(of: expression)
      return decls.count == 1 ? program.parameters(ofContent: decls[0], in: presentation) : nil
    }
    guard let parameters else { return nil }
    switch presentation.trigger {
    case .flag where parameters.isEmpty: argument = ""
    case .item where parameters.count == 1, .path where parameters.count == 1:
      argument = (parameters[0].map { "\($0): " } ?? "") + "$0"
    case .flag, .item, .path, .none, .hosting: return nil
    }
    reference = expression
  }

  /// What a reviewer has to know: the closure evaluates what the reference is a member of whenever it is called.
  var caveat: String? {
    let call = reference.descendants.lazy.compactMap(FunctionCallView.init).first
    return call?.nameNode.map {
      "after the change, `\($0.text)` is called when the view is presented"
    }
  }

  /// The reference without the labels of a function: `terms` in `terms(on:)`.
  private var function: ByteRange {
    let name = MemberAccessView(reference)?.nameNode ?? reference
    let end = name.firstToken.map { reference.tree.range(of: $0).end } ?? reference.range.end
    return ByteRange(reference.range.start, end)
  }

  /// The edit that calls the function or closure in a closure.
  ///
  /// - Parameter modifier: the modifier that follows the call.
  func edit(adding modifier: String, in styles: CodeStyleMap) -> Edit {
    let source = reference.tree.source
    let call = "\(source.string(function))(\(argument))"
    let line = "{ \(call)\(modifier) }"
    guard let first = reference.firstToken,
      LineRoom(at: first, in: reference.tree).isExceeded(
        by: String(line.utf8.dropFirst(reference.text.utf8.count)) ?? line,
        lineLength: styles.lineLength(in: source))
    else { return .replace(reference.range, with: line) }
    let text = TextStyle(of: source).styled(
      "{\n  \(call)\n    \(modifier)\n}",
      indentedBy: source.indentation(ofLineAt: reference.range.start))
    return .replace(reference.range, with: text)
  }
}

extension Program {
  /// The labels with which a presentation calls its content; nil where the content may be no function.
  fileprivate func parameters(ofContent decl: DeclID, in presentation: Presentation) -> [String?]? {
    let node = cursor(of: decl)
    if let function = FunctionDeclView(node) { return function.parameters.map(\.label) }
    guard [.identifierPattern, .functionParameter].contains(node.kind) else { return nil }
    switch type(ofDeclared: decl) {
    case .function(let parameters, _, _): return parameters.map { _ in nil }
    // A link takes a view by its name, too.
    case .unknown where presentation.kind != .navigationLink:
      if case .flag = presentation.trigger { return [] }
      return [nil]
    default: return nil
    }
  }
}
