import Semantics
import SymbolIndex
import Syntax
import TransformKit

/// The names that an enumeration of stages declares.
struct StageNames {
  let type: String
  let state: String
  /// The case in which no property has a value.
  let idle: String
  /// The case of each property, without backticks.
  let cases: [String]

  /// - Parameter preferred: the name that the user chose for the type; nil to choose one.
  /// - Throws: why no name is free.
  init(
    for analysis: StageAnalysis, in type: TypeDecl, preferring preferred: String?,
    _ context: TransformContext
  ) throws(Obstacle) {
    let group = analysis.group
    let own = context.filesWithCode(of: type)
    func free(_ candidates: [String]) throws(Obstacle) -> String {
      let name = candidates.first { name in
        !own.contains { $0.mentions(name) }
          && context.program.ask { program in
            program.canDeclareMember(name, in: type.cursor)
              && !group.uses.contains { program.isHidden(name, at: $0.name) }
          }
      }
      guard let name else {
        throw Obstacle(
          .flagUsedOtherwise, "`\(type.name)` has other uses for the name `\(candidates[0])`",
          at: type.cursor)
      }
      return name
    }
    let isView = type.cursor.kind == .structDecl
    let names = isView ? ["ViewState", "LoadState", "Stage"] : ["State", "ViewState", "LoadState"]
    let work = group.work
    let limit = work?.isLoading ?? true ? 8 : 5
    let ofWork = work?.typeName(
      in: type.name,
      isOneOfMany: type.hasStage
        || type.hasMoreStates(than: limit, besides: group)
          && !type.hasPlainSibling(of: group, context),
      hasOtherWork: type.hasWorkBeside(group))
    let workName = preferred == nil ? ofWork : nil
    self.type = try free(preferred.map { [$0] } ?? [workName].compactMap(\.self) + names)
    let ownState = workName.map { $0.prefix(1).lowercased() + $0.dropFirst() }
    state = try free([ownState].compactMap(\.self) + ["state", "viewState", "loadState", "stage"])
    idle =
      group.endsWithoutValue ? "unavailable" : analysis.idleIsLoaded ? "loaded" : "idle"
    cases = Self.cases(of: group, in: [self.type, type.name], besides: idle)
  }

  private static func cases(
    of group: StageGroup, in types: [String], besides idle: String
  ) -> [String] {
    let isLoading = group.properties.contains(where: \.isAboutLoading)
    let names = group.properties.map { property in
      if property.isAboutFailure { return "failed" }
      if property.isFlag {
        let work = group.functionWork(of: property) ?? WorkName(of: property.name)
        if let work, work.isPlain || work.isSaid(by: types) { return work.verb }
        return CaseNames(of: [property.name]).names[0]
      }
      return isLoading ? "loaded" : property.name
    }
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    return zip(group.properties, names).map { property, name in
      counts[name] == 1 && name != idle ? name : property.name
    }
  }

  /// How a case is declared. After a period, a keyword needs no backticks.
  func declaration(at index: Int) -> String {
    TokenKind.isReservedKeyword(cases[index]) ? "`\(cases[index])`" : cases[index]
  }

  /// The member of the enumeration with the value of a property.
  func member(for property: StageProperty) -> String {
    let name = property.name
    guard cases.contains(name) || name == idle else { return name }
    let capitalized = name.prefix(1).uppercased() + name.dropFirst()
    return property.isFlag ? "is" + capitalized : name + "Value"
  }
}

extension StageGroup {
  /// Whether the work goes on from the beginning and no property speaks of failures, so that none has a value only
  /// where the work has ended without one.
  var endsWithoutValue: Bool {
    properties.contains { $0.isFlag && $0.startsOn } && properties.contains { !$0.isFlag }
      && !properties.contains(where: \.isAboutFailure)
  }

  /// What the work is called, if only one flag speaks of work.
  fileprivate var work: WorkName? {
    let works = properties.filter { $0.isFlag && !$0.isAboutFailure }
    guard works.count == 1 else { return nil }
    return functionWork(of: works[0]) ?? WorkName(of: works[0].name)
  }

  /// What is done in all functions that turn on a flag such as `isLoading`, where the failure is one of that work:
  /// `saving` for `saveErrorMessage` that comes from `saveProfile`.
  fileprivate func functionWork(of flag: StageProperty) -> WorkName? {
    guard flag.isAboutLoading, WorkName(of: flag.name)?.isPlain == true else { return nil }
    let functions = flag.uses.filter { $0.action == .turnOn }.map { use in
      use.file.ancestry.memberDecl(around: use.node).flatMap(FunctionDeclView.init)?.name ?? ""
    }
    let failures = properties.filter(\.isAboutFailure).map(\.name)
    return functions.isEmpty || failures.isEmpty ? nil : WorkName(beginning: functions + failures)
  }
}

extension TypeDecl {
  /// Whether the type has more states than some number that are about something else.
  fileprivate func hasMoreStates(than count: Int, besides group: StageGroup) -> Bool {
    hasMoreStates(than: count, besides: Set(group.properties.map(\.name)))
  }

  private func hasMoreStates(than count: Int, besides names: Set<String>) -> Bool {
    count < storedProperties.count { $0.isObserved(in: self) && !names.contains($0.name) }
  }

  /// Whether another flag speaks of work, so that a plain name would not say which work is meant.
  fileprivate func hasWorkBeside(_ group: StageGroup) -> Bool {
    let names = Set(group.properties.map(\.name))
    return storedProperties.compactMap(StageShape.init).contains {
      $0.isAboutWork && $0.isObserved(in: self) && !names.contains($0.property.name)
    }
  }

  /// Whether another property says where something is, so that a plain name would say the same.
  fileprivate var hasStage: Bool {
    storedProperties.contains {
      ["phase", "stage", "status", "step"].contains($0.name) && $0.isObserved(in: self)
    }
  }

  /// Whether another type of the folder has properties of the same names and not many others, so that its state gets
  /// the plain name, which this one should have as well.
  fileprivate func hasPlainSibling(of group: StageGroup, _ context: TransformContext) -> Bool {
    let names = Set(group.properties.map(\.name))
    let folder = cursor.tree.source.path.folder
    return context.paths(mentioning: group.properties[0].name).filter { $0.folder == folder }
      .compactMap(context.file).flatMap { TypeDecl.all(in: $0.tree) }.contains { type in
        type.name != name && type.cursor.kind == cursor.kind
          && names.isSubset(of: type.storedProperties.map(\.name))
          && !type.hasMoreStates(than: 8, besides: names)
      }
  }
}

extension String {
  /// The path of the folder of a file.
  fileprivate var folder: Substring { self[..<(lastIndex(of: "/") ?? startIndex)] }
}
