import Foundation

/// The sources of an app, or of any other module: the Swift files of a folder.
struct App {
  let folder: String
  /// The paths within the folder.
  let files: [String]

  /// Left out are tests, packages' manifests and hidden folders: none of them is part of the module.
  init(folder: String) throws {
    let root = URL(fileURLWithPath: folder)
    guard
      let walk = FileManager.default.enumerator(
        at: root, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
    else { throw Fault.unreadable(folder) }
    var files: [String] = []
    for case let file as URL in walk where file.pathExtension == "swift" {
      guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
        continue
      }
      files.append(String(file.path.dropFirst(root.path.count + 1)))
    }
    self.folder = folder
    self.files = files.filter(Self.isOfTheModule).sorted()
    guard !self.files.isEmpty else { throw Fault.empty(folder) }
  }

  enum Fault: Error, CustomStringConvertible {
    case unreadable(String)
    case empty(String)

    var description: String {
      switch self {
      case .unreadable(let folder): "\(folder): cannot be read"
      case .empty(let folder): "\(folder): has no Swift file"
      }
    }
  }

  private static func isOfTheModule(_ path: String) -> Bool {
    let words = path.split(separator: "/")
    return words.last != "Package.swift"
      && !words.dropLast().contains { $0.hasSuffix("Tests") || $0 == "Pods" || $0 == "Carthage" }
  }

  /// A name for the module, made of the folder's.
  var moduleName: String {
    let name = URL(fileURLWithPath: folder).lastPathComponent
    let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    return "App_" + String(letters)
  }

  func copy(to folder: String) throws {
    for file in files {
      let target = URL(fileURLWithPath: "\(folder)/\(file)")
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: URL(fileURLWithPath: "\(self.folder)/\(file)"), to: target)
    }
  }
}
