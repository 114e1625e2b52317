import TransformKit

/// Determines the code style of a folder: what the nearest configuration of each linter and formatter allows.
struct CodeStyleInference {
  private var styles: [StyleFile.Kind: [[UInt8]: CodeStyle]] = [:]

  init(_ files: [StyleFile]) {
    for file in files { styles[file.kind, default: [:]][file.folder] = file.style }
  }

  /// Returns the style of each folder, by its display path.
  func map(of folders: [String: [UInt8]]) -> CodeStyleMap {
    styles.isEmpty ? CodeStyleMap() : CodeStyleMap(byFolder: folders.mapValues(style))
  }

  /// Returns the style of a folder, by its canonical path.
  func style(of folder: [UInt8]) -> CodeStyle {
    let nearest = styles.values.compactMap { byFolder in
      folder.enclosingFolders().lazy.compactMap { byFolder[$0] }.first
    }
    return nearest.reduce(CodeStyle()) { $0.combined(with: $1) }
  }
}
