import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// Code of the repository that reads a state and that other code may run without naming it: a default argument, the
/// initial value of a property, an initializer, `deinit`, a subscript, an operator, `description`.
///
/// It is searched from the state outward, through the functions and properties that read it. How such code comes to
/// run is not followed.
struct UnnamedReaders {
  private let program: Program
  private let context: TransformContext
  private var waiting: [DeclID]
  private var seen: Set<DeclID>

  private init(of states: Set<DeclID>, _ program: Program, _ context: TransformContext) {
    self.program = program
    self.context = context
    waiting = Array(states)
    seen = states
  }

  /// The name of a type or function with such code; nil where there is none.
  static func name(
    readingOneOf states: Set<DeclID>, _ program: Program, in context: TransformContext
  ) -> String? {
    context.once { ComputedByKey<Set<DeclID>, String?>() }.value(for: states) {
      var readers = UnnamedReaders(of: states, program, context)
      return readers.first()
    }
  }

  /// The number of declarations that are followed.
  private static let most = 120

  private mutating func first() -> String? {
    while let decl = waiting.popLast() {
      guard seen.count < Self.most else { return program.name(of: decl) }
      let name = nameForReaders(of: decl)
      for file in context.files(mentioning: name) {
        for use in file.uses(of: name) where !file.ancestry.isAssigned(use) {
          let isKnown = !program.reference(of: use).decls.isEmpty
          guard means(use, decl) || !isKnown else { continue }
          if let found = reader(around: use, in: file, isCertain: isKnown) { return found }
        }
      }
    }
    return nil
  }

  private func means(_ use: SyntaxCursor, _ decl: DeclID) -> Bool {
    let found = program.reference(of: use).decls.map(\.declared)
    return found.contains(decl)
      || program.cursor(of: decl).kind == .initializerDecl
        && program.owner(of: decl).map(found.contains) == true
  }

  /// The name by which code calls a declaration: that of the type for an initializer.
  private func nameForReaders(of decl: DeclID) -> String {
    let isInitializer = program.cursor(of: decl).kind == .initializerDecl
    return program.name(of: isInitializer ? program.owner(of: decl) ?? decl : decl)
  }

  // MARK: The code around a use

  /// The name of what runs a use without being named. A function or property with a name is searched later, if it
  /// is certain what the use means.
  private mutating func reader(
    around use: SyntaxCursor, in file: IndexedFile, isCertain: Bool
  ) -> String? {
    let before = (waiting, seen)
    defer { if !isCertain { (waiting, seen) = before } }
    var isInClosure = false
    for outer in file.ancestry.ancestors(of: use) {
      switch outer.kind {
      case .closureExpr: isInClosure = true
      case .functionParameter, .enumCaseParameter: return nameOfHome(of: outer, in: file)
      case .deinitializerDecl, .subscriptDecl: return nameOfHome(of: outer, in: file)
      case .initializerDecl:
        // Many expressions make a value without the name of its type.
        if !isInClosure, !isOfView(outer, in: file) { return nameOfHome(of: outer, in: file) }
        add(outer)
        return nil
      case .functionDecl: return reader(inFunction: outer, in: file)
      case .patternBinding:
        guard let name = outer.child(.identifierPattern), let decl = program.decl(at: name) else {
          continue
        }
        if program.isLocal(decl) { continue }
        return reader(inVariable: decl, outer, isInClosure, in: file)
      case .memberBlock: return nil
      default: break
      }
    }
    return nil
  }

  private mutating func reader(inFunction function: SyntaxCursor, in file: IndexedFile) -> String? {
    guard let decl = program.decl(at: function) else { return nil }
    if program.mayRunUnnamed(decl), !program.buildsViews(decl) {
      return nameOfHome(of: function, in: file)
    }
    add(decl)
    return nil
  }

  private mutating func reader(
    inVariable decl: DeclID, _ binding: SyntaxCursor, _ isInClosure: Bool, in file: IndexedFile
  ) -> String? {
    guard !program.buildsViews(decl) else { return nil }
    if binding.child(.accessorBlock) != nil {
      if program.mayRunUnnamed(decl) { return nameOfHome(of: binding, in: file) }
    } else if !isInClosure, program.isShared(decl) || !isOfView(binding, in: file) {
      return nameOfHome(of: binding, in: file)
    }
    add(decl)
    return nil
  }

  private func isOfView(_ node: SyntaxCursor, in file: IndexedFile) -> Bool {
    TypeDecl.enclosing(node, ancestry: file.ancestry).flatMap { program.decl(at: $0.cursor) }
      .flatMap(program.isView) ?? false
  }

  private mutating func add(_ node: SyntaxCursor) {
    if let decl = program.decl(at: node) { add(decl) }
  }

  private mutating func add(_ decl: DeclID) {
    if !program.buildsViews(decl), seen.insert(decl.declared).inserted {
      waiting.append(decl.declared)
    }
  }

  /// The name of the type around a member, or of a function with a default argument.
  private func nameOfHome(of node: SyntaxCursor, in file: IndexedFile) -> String {
    let outer = file.ancestry.ancestors(of: node)
    if node.kind == .functionParameter,
      let function = outer.lazy.compactMap(FunctionDeclView.init).first
    {
      return function.name
    }
    return outer.lazy.compactMap(TypeDecl.init).first?.name
      ?? FunctionDeclView(node)?.name ?? node.oneLineText
  }
}

extension Ancestry {
  /// Whether a value is assigned to a name: `name = value`, `model.name = value`.
  fileprivate func isAssigned(_ name: SyntaxCursor) -> Bool {
    var place = name
    if let member = parent(of: name).flatMap(MemberAccessView.init), member.nameNode?.id == name.id
    {
      place = member.cursor
    }
    return parent(of: place).map { $0.kind == .sequenceExpr && $0.isAssignment(to: place) } ?? false
  }
}
