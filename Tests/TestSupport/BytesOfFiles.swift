import Foundation

/// The bytes of all files of a folder, by path; of git's own folder nothing.
public func bytesOfFiles(in folder: String) -> [String: Data] {
  var contents: [String: Data] = [:]
  let files = FileManager.default.enumerator(atPath: folder)!
  while let name = files.nextObject() as? String {
    if name == ".git" { files.skipDescendants() }
    guard files.fileAttributes?[.type] as? FileAttributeType == .typeRegular else { continue }
    contents[name] = try! Data(contentsOf: URL(filePath: "\(folder)/\(name)"))
  }
  return contents
}
