import Semantics
import SymbolIndex
import Syntax
import TransformKit

/// The names that an enumeration of stages declares.
struct StageNames {
  let type: String
  let state: String
  /// The case in which no property has a value.
  let idle = "idle"
  /// The case of each property, without backticks.
  let cases: [String]

  /// - Parameter preferred: the name that the user chose for the type; nil to choose one.
  /// - Throws: why no name is free.
  init(
    for group: StageGroup, in type: TypeDecl, preferring preferred: String?,
    _ context: TransformContext
  ) throws(Obstacle) {
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
    self.type = try free(preferred.map { [$0] } ?? names)
    state = try free(["state", "viewState", "loadState", "stage"])
    cases = Self.cases(of: group)
  }

  private static func cases(of group: StageGroup) -> [String] {
    let isLoading = group.properties.contains(where: \.isAboutLoading)
    let names = group.properties.map { property in
      if property.isAboutFailure { return "failed" }
      if property.isFlag { return CaseNames(of: [property.name]).names[0] }
      return isLoading ? "loaded" : property.name
    }
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    return zip(group.properties, names).map { property, name in
      counts[name] == 1 && name != "idle" ? name : property.name
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
