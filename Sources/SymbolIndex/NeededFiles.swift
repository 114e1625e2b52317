import Syntax

extension FileSymbols {
  /// The files among some that others need: nothing else declares a name that those mention.
  ///
  /// A function counts where the file extends a type: any code may call it. A member of a type that the file
  /// declares needs the type.
  ///
  /// - Returns: the indices of the files, those that such files need in turn included.
  public static func indicesOfFiles(
    among candidates: [FileSymbols], neededBy others: [FileSymbols]
  ) -> Set<Int> {
    var needed: Set<Int> = []
    let offered = candidates.map(\.offeredHashes)
    var missing = Set(offered.joined())
    var mentioned: Set<UInt32> = []
    for file in others { file.note(&mentioned, lessDeclared: &missing) }
    while true {
      let found = candidates.indices.filter {
        !needed.contains($0) && !missing.intersection(mentioned).isDisjoint(with: offered[$0])
      }
      guard !found.isEmpty else { return needed }
      needed.formUnion(found)
      for index in found { candidates[index].note(&mentioned, lessDeclared: &missing) }
    }
  }

  /// Adds the names that the file mentions, as far as they are missing, and removes those that it declares.
  private func note(_ mentioned: inout Set<UInt32>, lessDeclared missing: inout Set<UInt32>) {
    let found = missing.filter { names.mayContain(hash: $0) }
    guard !found.isEmpty else { return }
    mentioned.formUnion(found)
    missing.subtract(declaredHashes)
  }

  /// The hashes of the names that other files can only use if the file is built.
  private var offeredHashes: Set<UInt32> {
    let extends = types.contains { $0.kind == .extensionDecl }
    let types = types.filter {
      $0.kind != .extensionDecl && (extends || !$0.qualifiedName.contains("."))
    }
    return Set(
      types.map { NameHash.hash(of: $0.name) } + globalNames.map { NameHash.hash(of: $0) }
        + (extends ? names.functions : []))
  }
}
