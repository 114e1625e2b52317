import SourceText
import SymbolIndex
import Syntax
import TransformKit

/// Declares the enumeration and the state in the place of the properties.
struct StageEnumeration {
  let type: TypeDecl
  let analysis: StageAnalysis
  let names: StageNames
  let isEquatable: Bool
  let pattern: CasePattern
  /// The properties whose values other code reads through a member.
  let members: Set<Int>

  private var properties: [StageProperty] { analysis.group.properties }

  private var source: SourceText { type.cursor.tree.source }

  /// The indices of the properties: flags first.
  private var order: [Int] {
    properties.indices.filter { properties[$0].isFlag }
      + properties.indices.filter { !properties[$0].isFlag }
  }

  func edits(_ ancestry: Ancestry) throws(Obstacle) -> [Edit] {
    if let property = properties.first(where: {
      $0.property.speaksOfSeveral && $0.name != widest.name
    }) {
      throw .heading(of: property.property)
    }
    let place = FirstMember(of: type)
    var edits = [try place.insertion(of: declaration, access: access)] + stateEdits
    let kept = widest.property.decl.id
    let others = properties.map(\.property.decl).filter { $0.id != kept }
    for removal in DeclarationRemoval.removals(of: others, ancestry: ancestry) {
      switch removal.verdict {
      case .edit(let edit): edits.append(edit)
      case .obstacle(let obstacle): throw obstacle
      }
    }
    return edits
  }

  // MARK: The state

  /// The property whose access the state gets: the first that most code can read, and only the type set; of several,
  /// the one below a heading.
  private var widest: StageProperty {
    let least = properties.min { $0.reach < $1.reach } ?? properties[0]
    // Where all code can read one, nothing else sets them.
    let narrow = least.reach == 0 ? properties.first { (1...2).contains($0.reach) } : nil
    let widest = narrow ?? least
    return properties.first { $0.property.speaksOfSeveral && $0.reach == widest.reach } ?? widest
  }

  /// `@Published private(set) var state: State = .idle`
  private var stateEdits: [Edit] {
    let decl = widest.property.decl
    let extent = DeclarationExtent(of: decl).range
    let initial = properties.firstIndex(where: \.startsOn).map { names.cases[$0] } ?? names.idle
    let text = "\(names.state): \(names.type) = .\(initial)"
    let state = Edit.replaceAlone(
      ByteRange(widest.property.binding.range.start, extent.end), with: text)
    guard extent.start < decl.range.start, !staysAbove(widest) else { return [state] }
    return [.deleteWithComments(ByteRange(extent.start, decl.range.start)), state]
  }

  private var access: String {
    let decl = widest.property.decl
    if decl.hasWholeModifier("fileprivate") { return "fileprivate " }
    return decl.hasWholeModifier("private") ? "private " : ""
  }

  // MARK: The enumeration

  /// The enumeration, as transforms write code.
  private var declaration: String {
    let conformance = isEquatable && properties.contains { !$0.isFlag } ? ": Equatable" : ""
    var lines = ["\(access)enum \(names.type)\(conformance) {"]
    let isIdleLast = analysis.group.endsWithoutValue
    let idle = analysis.hasIdle ? ["  case \(names.idle)"] : []
    let isIdleFirst = !isIdleLast && !analysis.idleIsLoaded
    if isIdleFirst { lines += idle }
    for (place, index) in order.enumerated() {
      // What was loaded comes after the loading and before the failures.
      if analysis.idleIsLoaded, place == 1 { lines += idle }
      let comments = comments(of: properties[index])
      lines += comments.above.map { "  " + $0 }
      let payload = properties[index].payload.map { "(\($0.payloadText))" } ?? ""
      lines.append("  case \(names.declaration(at: index))\(payload)" + comments.beside)
    }
    if isIdleLast { lines += idle }
    for index in order where members.contains(index) { lines += [""] + member(index) }
    return (lines + ["}"]).joined(separator: "\n")
  }

  /// The member with the value of a property.
  private func member(_ index: Int) -> [String] {
    let property = properties[index]
    let name = names.member(for: property)
    guard let type = property.property.type, property.payload != nil else {
      let stage = names.cases[index]
      let result =
        isEquatable
        ? ["    self == .\(stage)"]
        : ["    if case .\(stage) = self { return true }", "    return false"]
      return ["  var \(name): Bool {"] + result + ["  }"]
    }
    return [
      "  var \(name): \(type.text) {",
      "    guard \(pattern.text(names.cases[index], name)) = self else { return nil }",
      "    return \(name)", "  }",
    ]
  }

  /// Whether the comments above the state speak of the properties below it as well.
  private func staysAbove(_ property: StageProperty) -> Bool {
    property.property.decl.id == widest.property.decl.id && property.property.hasHeading
  }

  /// The comments of a property, which go to its case.
  private func comments(of property: StageProperty) -> (above: [String], beside: String) {
    let decl = property.property.decl
    let comments = decl.tree.comments(in: DeclarationExtent(of: decl).range)
    let beside = comments.first { decl.range.end <= $0.range.start }
    let above = staysAbove(property) ? [] : comments.filter { $0.range.end <= decl.range.start }
    return (
      above.map { source.string($0.range) },
      beside.map { source.string(ByteRange(decl.range.end, $0.range.end)) } ?? ""
    )
  }
}

extension StageGroup {
  /// Why the state would let code set what it cannot set today: the properties differ in that, and code outside the
  /// type sets one of them.
  var lostAccess: Obstacle? {
    guard let narrow = properties.max(by: { $0.reach < $1.reach }),
      let wide = properties.first(where: { $0.reach < narrow.reach && $0.isSetOutside })
    else { return nil }
    return Obstacle(
      .flagUsedOtherwise,
      "code outside the type sets `\(wide.name)`, and could set `\(narrow.name)` with it",
      remedy: "set both in functions of the type", at: wide.property.decl)
  }
}

extension StageProperty {
  /// Whether code that does not belong to the type sets it.
  fileprivate var isSetOutside: Bool {
    let decl = property.decl
    let owner = TypeDecl.enclosing(decl, ancestry: Ancestry(of: decl.tree))?.name
    return uses.contains { use in
      guard use.isWrite else { return false }
      return use.file.path != decl.tree.source.path
        || TypeDecl.enclosing(use.node, ancestry: use.file.ancestry)?.name != owner
    }
  }

  /// How little code can set the property.
  fileprivate var reach: Int {
    let decl = property.decl
    if decl.hasWholeModifier("private") { return 4 }
    if decl.hasWholeModifier("fileprivate") { return 3 }
    if decl.hasWholeModifier("private(set)") { return 2 }
    return decl.hasWholeModifier("fileprivate(set)") ? 1 : 0
  }
}

extension SyntaxCursor {
  fileprivate func hasWholeModifier(_ text: String) -> Bool {
    children.contains { $0.kind == .declModifier && $0.textWithoutTrivia == text }
  }

  /// A type as the only value of a case: `any Error` for `(any Error)`.
  fileprivate var payloadText: String {
    guard kind == .tupleType else { return text }
    let elements = Array(children)
    return elements.count == 1 && elements[0].kind == .tupleTypeElement ? elements[0].text : text
  }
}
