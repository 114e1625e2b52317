import Syntax

/// How a repository uses SwiftUI: the facts of all its files, merged.
public struct RepositoryModel: Sendable {
  private var helpers: [String: [PlacedHelper]] = [:]
  private var viewTypes: Set<String> = ["View"]
  private var modifiers: Set<String> = []
  private var modifierLabels: [String: [[String]]] = [:]
  private var views: Set<String> = []
  private var constants: Set<String> = []
  private var rebuildDependents: [CalledName: String] = [:]
  /// The declared types of names.
  public private(set) var declaredTypes = DeclaredTypes()
  private var exportsSwiftUI = false
  private var mentions: [Mention] = []
  private let helpersElsewhere: [String: [ConditionalHelper]]

  private struct PlacedHelper: Sendable {
    let helper: ConditionalHelper
    let path: String
  }

  /// - Parameters:
  ///   - facts: the facts of every file, in a fixed order.
  ///   - helpersElsewhere: helpers of other repositories, used for names that this repository does not
  ///     declare.
  public init(
    merging facts: some Sequence<FileFacts> = [],
    declaredElsewhere helpersElsewhere: [ConditionalHelper] = []
  ) {
    self.helpersElsewhere = Dictionary(grouping: helpersElsewhere, by: \.name)
    var refinements: [String: [String]] = [:]
    var variables: Set<String> = []
    let files = Array(facts)
    let hasOwnView = files.contains { $0.refinements["View"] != nil }
    for file in files {
      // A repository with its own `View` extends that type, except in files that import SwiftUI.
      if file.importsSwiftUI || !hasOwnView { addExtensions(file) }
      refinements.merge(file.refinements, uniquingKeysWith: +)
      exportsSwiftUI = exportsSwiftUI || file.exportsSwiftUI
      views.formUnion(file.views)
      constants.formUnion(file.staticMembers.constants)
      variables.formUnion(file.staticMembers.variables)
      rebuildDependents.merge(file.rebuildDependents, uniquingKeysWith: min)
      declaredTypes.merge(file.declaredTypes)
    }
    // Two modules may declare a type of the same name, and one of them may have a variable.
    constants.subtract(variables)
    addViewTypes(refinements)
  }

  private mutating func addExtensions(_ file: FileFacts) {
    modifiers.formUnion(file.modifiers)
    for fullName in file.modifiers {
      let parts = fullName.dropLast().split(separator: "(", maxSplits: 1)
      let labels = parts.dropFirst().first?.split(separator: ":").map(String.init) ?? []
      modifierLabels[String(parts[0]), default: []].append(labels)
    }
    for helper in file.helpers {
      helpers[helper.name, default: []].append(PlacedHelper(helper: helper, path: file.path))
    }
  }

  private mutating func addViewTypes(_ refinements: [String: [String]]) {
    var count = 0
    while count < viewTypes.count {
      count = viewTypes.count
      for (name, refined) in refinements where refined.contains(where: isViewName) {
        viewTypes.insert(name)
      }
    }
  }

  private func isViewName(_ name: String) -> Bool {
    viewTypes.contains(name) || name == "SwiftUI.View"
  }
}

// MARK: Questions

extension RepositoryModel {
  /// Whether `View` may mean SwiftUI's in a file.
  public func mayUseSwiftUI(_ tree: SyntaxTree) -> Bool {
    exportsSwiftUI || SwiftUIImport.isPossible(in: tree)
  }

  /// Whether extensions of a protocol extend views: `View` and the protocols that refine it.
  public func isViewProtocol(_ name: String) -> Bool { viewTypes.contains(name) }

  /// Whether the repository declares a view of the name, whose body may apply any modifier.
  public func declaresView(_ name: String) -> Bool { views.contains(name) }

  /// Whether the repository declares a modifier for all views: `hidden()`, `opacity(_:)`.
  public func declaresModifier(_ fullName: String) -> Bool { modifiers.contains(fullName) }

  /// Whether a call may mean a modifier that the repository declares for all views: one with the same
  /// name and labels.
  public func declaresModifier(for call: FunctionCallView) -> Bool {
    guard let name = call.member?.name else { return false }
    let labels = call.arguments.filter { !$0.isTrailing }.map { $0.label ?? "_" }
    return modifierLabels[name, default: []].contains { declared in
      var rest = declared[...]
      return labels.allSatisfy { label in
        guard let place = rest.firstIndex(of: label) else { return false }
        rest = rest[(place + 1)...]
        return true
      }
    }
  }

  /// Whether the repository declares a conditional modifier of the name for views.
  public func declaresConditionalModifier(named name: String) -> Bool {
    helpers[name, default: []].contains {
      $0.helper.meaning != .other && isViewProtocol($0.helper.extendedType)
    }
  }

  /// Whether a helper of the name is also declared for another type than views, and the root of a chain
  /// may have that type: the root is its name, or not the name of a type.
  public func isAlsoHelper(_ name: String, ofOther root: String?) -> Bool {
    let others = helpers[name, default: []].filter {
      $0.helper.meaning != .other && !isViewProtocol($0.helper.extendedType)
        && !Receiver.isContentProtocol($0.helper.extendedType)
    }
    guard !others.isEmpty else { return false }
    guard let root, root.first?.isUppercase == true else { return true }
    return others.contains { $0.helper.extendedType == root }
  }

  /// Whether a condition never changes while the program runs.
  public func isConstant(_ condition: SyntaxCursor) -> Bool {
    ConstantCondition(constants: constants).holds(for: condition)
  }

  /// A modifier that depends on rebuilding and stands on the same chain as a call of the function.
  public func rebuildDependent(beside function: FunctionDeclView) -> String? {
    let parameters = function.parameters
    let counts = parameters.count { !$0.hasDefault }...parameters.count
    return counts.lazy.compactMap { count in
      rebuildDependents[CalledName(name: function.name, argumentCount: count)]
    }.first
  }

  /// The names by which a conditional modifier may be called; `if` also where none is declared.
  public var helperNames: Set<String> {
    Set(helpers.keys).union(helpersElsewhere.keys).union(["if"])
  }

  /// The names of the conditional modifiers that are declared for views.
  public var conditionalModifierNames: Set<String> {
    Set(
      helpers.filter { _, placed in
        placed.contains { $0.helper.isConditional && isViewProtocol($0.helper.extendedType) }
      }.keys)
  }

  /// The model with the first mention of some names in each file.
  public func knowing(_ mentions: [Mention]) -> RepositoryModel {
    var model = self
    model.mentions = mentions
    return model
  }

  /// The first known mention of a name in other files.
  public func mention(of name: String, outside path: String) -> Mention? {
    mentions.first { $0.name == name && $0.path != path }
  }

  /// The helpers of a name that a file can call.
  func helpers(named name: String, from path: String) -> [ConditionalHelper] {
    let declared = helpers[name, default: []].compactMap {
      $0.helper.isPrivate && $0.path != path ? nil : $0.helper
    }
    return declared.isEmpty ? helpersElsewhere[name, default: []] : declared
  }
}
