import SymbolIndex
import Syntax

// What a call may mean as far as its name and labels tell: a question that needs no types of the code around
// the call.

extension Program {
  /// The initializers that a call of a type's name may mean; none where the call names no type.
  public func initializers(calledBy call: FunctionCallView) -> [DeclID] {
    guard let file = number(ofFileWith: call.cursor) else { return [] }
    return typeDecls(calledBy: call.cursor).flatMap { type -> [DeclID] in
      let written = members(named: "init", of: selfType(in: type), isStatic: true, from: file)
      let isWritten = written.contains { $0.depth == 0 && enclosingType(of: $0.decl) == type }
      return written.map(\.decl) + (isWritten ? [] : [type.facet(.implicitInitializer)])
    }.filter { signature(of: $0)?.shape.parameterIndices(of: call) != nil }
  }

  /// The name of the parameter that each argument of a call is for, in the order of the arguments, where the
  /// call means a declaration; nil where the parameter has no label, or the call does not fit.
  public func parameterNames(of call: FunctionCallView, as decl: DeclID) -> [String?] {
    guard let signature = signature(of: decl),
      let indices = signature.shape.parameterIndices(of: call)
    else { return call.arguments.map(\.label) }
    return indices.map { signature.parameters[$0].label }
  }
}
