import Parser
import SourceText
import SymbolIndex
import Syntax
import Testing
import TransformKit

@testable import DismissalTransforms

/// Hands a property over to the structure `V` of a source, whose property on `dismiss` or
/// `presentationMode` goes, at every `V(…)`, `V.init(…)` and `.init(…)`.
struct InitializerCheck {
  var property = PassedProperty.binding("isPresented")
  var value = "$shown"
  var allowsPublicAPI = false

  static let closure = InitializerCheck(
    property: .closure("dismiss"), value: "{ shown = false }")

  /// The source afterwards, or what is in the way.
  func result(of source: String) -> String { results(of: [source])[0] }

  /// Sources of several files afterwards, or what is in the way alone.
  func results(of sources: [String]) -> [String] {
    let trees = sources.indices.map {
      SyntaxParser().parse(SourceText(sources[$0], path: "\($0).swift"))
    }
    for tree in trees { #expect(!tree.hasError, "\(tree.diagnostics)") }
    let types = trees.flatMap { TypeDecl.all(in: $0) }.filter { $0.name == "V" }
    let declarations = types.filter { !$0.isExtension }.flatMap { type in
      type.storedProperties.filter(\.closesItself).map {
        InitializerPlan.Declaration(type: type, property: $0.decl)
      }
    }
    let calls = trees.flatMap { $0.nodes(ofKind: .functionCallExpr).filter(\.makesV) }
    do throws(Obstacle) {
      let plan = try InitializerPlan(
        passing: property, to: declarations, extensions: types.filter(\.isExtension),
        at: calls.map { .init(call: $0, value: value) }, allowsPublicAPI: allowsPublicAPI)
      return trees.map { applied(plan, to: $0.source) }
    } catch {
      let line = LineTable(error.place!.tree.source).location(of: error.place!.range.start).line
      return ["line \(line): \(error.reason)"]
    }
  }

  private func applied(_ plan: InitializerPlan, to source: SourceText) -> String {
    guard let edits = EditSet(plan.edits[source.path] ?? []) else { return "edits overlap" }
    let result = edits.applied(to: source)
    let tree = SyntaxParser().parse(result)
    #expect(!tree.hasError, "\(tree.diagnostics)")
    return result.string(result.range)
  }
}

extension StoredProperty {
  fileprivate var closesItself: Bool {
    ["@Environment(\\.dismiss)", "@Environment(\\.presentationMode)"].contains {
      decl.text.hasPrefix($0)
    }
  }
}

extension SyntaxCursor {
  fileprivate var makesV: Bool {
    guard let callee = FunctionCallView(self)?.callee else { return false }
    let name = callee.textWithoutTrivia.prefix { $0 != "<" }
    return ["V", "V.init", ".init", "Outer.V"].contains(String(name))
  }
}
