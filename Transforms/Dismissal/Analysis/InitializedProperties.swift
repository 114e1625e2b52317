import SwiftUIModel
import SymbolIndex
import Syntax

/// The stored properties that the only initializer of a type sets to its arguments.
struct InitializedProperties {
  private let signature: InitializerSignature
  /// The property for each parameter.
  private let properties: [StoredProperty?]
  /// The parameters of an initializer that is written.
  private let parameters: [FunctionDeclView.Parameter]

  /// - Returns: nil where the type has several initializers.
  init?(of type: TypeDecl, extensions: [TypeDecl]) {
    let written = ([type] + extensions).flatMap(\.members).compactMap(InitializerDeclView.init)
    if let memberwise = MemberwiseInitializer(of: type), written.isEmpty {
      signature = memberwise.signature
      properties = memberwise.properties
      parameters = []
      return
    }
    guard let initializer = written.first, written.count == 1 else { return nil }
    signature = InitializerSignature(of: initializer)
    let stored = type.storedProperties
    parameters = initializer.parameters
    let assignments = initializer.assignments
    properties = parameters.map { parameter in
      stored.first { assignments.set($0.name, to: parameter.name) }
    }
  }

  /// The arguments of a call, each with the property that gets it.
  func arguments(of call: FunctionCallView) -> [(StoredProperty, SyntaxCursor)]? {
    let indices = signature.parameterIndices(of: call, lookingThroughAliases: false)
    return indices.map { indices in
      zip(indices, call.arguments).compactMap { index, argument in
        properties[index].map { ($0, argument.value) }
      }
    }
  }

  /// The default values of the arguments that a call leaves out, by the property that gets each.
  func defaults(besides call: FunctionCallView) -> [String: SyntaxCursor] {
    let passed = Set(signature.parameterIndices(of: call, lookingThroughAliases: false) ?? [])
    var values: [String: SyntaxCursor] = [:]
    for (index, parameter) in parameters.enumerated() where !passed.contains(index) {
      guard let property = properties[index] else { continue }
      values[property.name] = parameter.cursor.child(.initializerClause)?.children.reversed().first
    }
    return values
  }
}

extension InitializerDeclView {
  /// What assignments in the body assign, without `self`, and the values.
  fileprivate var assignments: [String: [SyntaxCursor?]] {
    var assignments: [String: [SyntaxCursor?]] = [:]
    for sequence in body?.descendants.filter({ $0.kind == .sequenceExpr }) ?? [] {
      let parts = Array(sequence.children)
      guard parts.count == 3, parts[1].kind == .assignmentExpr else { continue }
      assignments[parts[0].textWithoutSelf, default: []].append(sequence.children.reversed().first)
    }
    return assignments
  }
}

extension [String: [SyntaxCursor?]] {
  /// Whether a statement is `self.name = parameter` or `_name = parameter`, and no other one assigns the property.
  fileprivate func set(_ name: String, to parameter: String?) -> Bool {
    let values = (self[name] ?? []) + (self["_" + name] ?? [])
    guard values.count == 1 else { return false }
    let value = values[0]?.textWithoutTrivia
    guard let parameter, value != parameter else { return value != nil && value == parameter }
    // `_isShown = .init(projectedValue: isShown)`
    return [".init", "Binding", "Binding<Bool>"]
      .contains { value == "\($0)(projectedValue:\(parameter))" }
  }
}
