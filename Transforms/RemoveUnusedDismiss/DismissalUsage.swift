import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// What uses the property through which a view could close itself, as far as names tell.
struct DismissalUsage {
  let property: DismissProperty
  private let file: IndexedFile
  private let index: SymbolIndex

  init(of property: DismissProperty, in file: IndexedFile, index: SymbolIndex) {
    self.property = property
    self.file = file
    self.index = index
  }

  var place: ByteOffset { file.tree.range(of: property.nameToken).start }

  /// Whether the file of the property uses it, in any branch of an `#if`.
  var isUsedInFile: Bool {
    let name = property.type.qualifiedName(ancestry: file.ancestry)
    let declarations =
      [property.type]
      + TypeDecl.all(in: file.tree).filter { type in
        type.cursor.id != property.type.cursor.id
          && type.qualifiedName(ancestry: file.ancestry) == name
      }
    return !file.references(to: property.name, of: declarations).isEmpty || isHandedOver
  }

  /// Why the property must stay although its own file does not use it.
  var obstacle: String? {
    guard property.type.cursor.kind == .structDecl else {
      return "`\(property.type.name)` is no structure"
    }
    if property.isPrivate { return nil }
    if let access = widerAccess { return "it is `\(access)`, so others may use it" }
    return fileThatMayUseIt.map { "`\(property.name)` may be used in \($0)" }
  }

  /// Whether a call hands it over: `V(dismiss: …)`, for which the initialiser that nobody wrote has a
  /// parameter.
  private var isHandedOver: Bool {
    file.tree.nodes(ofKind: .functionCallExpr).compactMap(FunctionCallView.init).contains { call in
      call.arguments.contains { $0.label == property.name } && mayMakeType(call)
    }
  }

  private func mayMakeType(_ call: FunctionCallView) -> Bool {
    guard let callee = call.callee else { return false }
    let names = callee.tokenIDs.map { file.tree.name(of: TokenID($0)) }
    return [property.type.name, "Self", "init"].contains { names.contains($0) }
  }

  private var widerAccess: String? {
    let levels: [TokenKind] = [.public, .open, .package]
    return levels.first { property.cursor.hasModifier($0) }?.keywordText
  }

  // MARK: Other files

  /// Another file that has both the name of the property and that of the type, or a file with a protocol
  /// that the type owes the property.
  private var fileThatMayUseIt: String? {
    let mentions = MentionTable(of: index)
    let mentioning = Set(mentions.files(mentioning: property.name))
    let others = mentions.files(mentioning: property.type.name).filter { $0 != file.path }
    return (others + requiringFiles).first(where: mentioning.contains)
  }

  /// The files of the protocols that the type conforms to, but its own where that asks for no such
  /// property.
  private var requiringFiles: [String] {
    let protocols = conformances.filter { name in
      index.declarations(named: name).contains { $0.symbol.kind == .protocolDecl }
    }
    let isRequiredHere = file.tree.nodes(ofKind: .protocolDecl).compactMap(TypeDecl.init)
      .contains { type in
        protocols.contains(type.name)
          && type.cursor.tokenIDs.contains { file.tree.name(of: TokenID($0)) == property.name }
      }
    return protocols.flatMap { index.declarations(named: $0) }.map(\.path)
      .filter { $0 != file.path || isRequiredHere }
  }

  /// The names of all that the type conforms to, directly or through others.
  private var conformances: [String] {
    var names = index.inheritedNames(of: property.type.name)
    var seen = Set(names)
    var next = 0
    while next < names.count {
      names += index.inheritedNames(of: names[next]).filter { seen.insert($0).inserted }
      next += 1
    }
    return names
  }
}
