import Syntax

/// What is known of a repository's use of SwiftUI: the facts of all its files in one.
public struct RepositoryModel: Sendable {
  private var helpers: [String: [PlacedHelper]] = [:]
  private var viewTypes: Set<String> = ["View"]
  private var modifiers: Set<String> = []
  private var modifierLabels: [String: [[String]]] = [:]
  private var views: Set<String> = []
  private var constants: Set<String> = []
  private var besideRebuilding: [CalledName: String] = [:]
  /// What declarations say of the types of names.
  public private(set) var declaredTypes = DeclaredTypes()
  private var exportsSwiftUI = false
  private var mentions: [Mention] = []
  private let helpersElsewhere: [String: [ConditionalHelper]]

  private struct PlacedHelper: Sendable {
    let helper: ConditionalHelper
    let path: String
  }

  /// - Parameters:
  ///   - facts: those of every file, in a fixed order.
  ///   - helpersElsewhere: helpers of other repositories; they count where this one declares none of
  ///     the name.
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
      // Who declares a `View` of their own extends that one, unless SwiftUI is imported.
      if file.importsSwiftUI || !hasOwnView { addExtensions(file) }
      refinements.merge(file.refinements, uniquingKeysWith: +)
      exportsSwiftUI = exportsSwiftUI || file.exportsSwiftUI
      views.formUnion(file.views)
      constants.formUnion(file.staticMembers.constants)
      variables.formUnion(file.staticMembers.variables)
      besideRebuilding.merge(file.besideRebuilding, uniquingKeysWith: min)
      declaredTypes.merge(file.declaredTypes)
    }
    // Two modules may each have a type of that name; whoever changes in one of them may change.
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
  /// Whether a file can mean SwiftUI by `View`.
  public func mayUseSwiftUI(_ tree: SyntaxTree) -> Bool {
    exportsSwiftUI || SwiftUIImport.isPossible(in: tree)
  }

  /// Whether what extends the type extends views: `View` and the protocols that refine it.
  public func isViewProtocol(_ name: String) -> Bool { viewTypes.contains(name) }

  /// Whether a view of the name is the repository's own, so that its body may apply any modifier.
  public func declaresView(_ name: String) -> Bool { views.contains(name) }

  /// Whether the repository declares a modifier for all views: `hidden()`, `opacity(_:)`.
  public func declaresModifier(_ fullName: String) -> Bool { modifiers.contains(fullName) }

  /// Whether a call may mean a modifier that the repository declares for all views: one of the name
  /// that takes the labels.
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

  /// Whether a helper of the name, declared for views, does something on a condition.
  public func declaresConditionalModifier(named name: String) -> Bool {
    helpers[name, default: []].contains {
      $0.helper.meaning != .other && isViewProtocol($0.helper.extendedType)
    }
  }

  /// Whether a helper of the name is declared for a type that is no view as well, and what a chain
  /// begins with may be of that type: its name, or not the name of a type at all.
  public func isAlsoHelper(_ name: String, ofOther root: String?) -> Bool {
    let others = helpers[name, default: []].filter {
      $0.helper.meaning != .other && !isViewProtocol($0.helper.extendedType)
        && !Receiver.isContentProtocol($0.helper.extendedType)
    }
    guard !others.isEmpty else { return false }
    guard let root, root.first?.isUppercase == true else { return true }
    return others.contains { $0.helper.extendedType == root }
  }

  /// Whether a condition is the same for as long as the program runs.
  public func isConstant(_ condition: SyntaxCursor) -> Bool {
    ConstantCondition(constants: constants).holds(for: condition)
  }

  /// A modifier that counts on rebuilding and stands on one chain with a call of the function.
  public func rebuildDependent(beside function: FunctionDeclView) -> String? {
    let parameters = function.parameters
    let counts = parameters.count { !$0.hasDefault }...parameters.count
    return counts.lazy.compactMap { count in
      besideRebuilding[CalledName(name: function.name, argumentCount: count)]
    }.first
  }

  /// The names of the conditional modifiers that are declared for views.
  public var conditionalModifierNames: Set<String> {
    Set(
      helpers.filter { _, placed in
        placed.contains { $0.helper.isConditional && isViewProtocol($0.helper.extendedType) }
      }.keys)
  }

  /// The same, knowing also where some names are mentioned: the first place in each file.
  public func knowing(_ mentions: [Mention]) -> RepositoryModel {
    var model = self
    model.mentions = mentions
    return model
  }

  /// The first known mention of a name outside of a file.
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
