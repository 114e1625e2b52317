#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The entries of one folder, by name. Symbolic links are left out.
///
/// A link to a file inside the given roots leads to what is found there under its own name, and one
/// that leads outside is not ours to follow; so no link is followed, and no loop can begin.
struct FolderListing {
  struct Entry {
    let name: [UInt8]
    let isFolder: Bool
  }

  private(set) var entries: [Entry] = []

  init(path: String) throws(SystemError) {
    guard let stream = opendir(path) else { throw SystemError(path: path, cannot: "open") }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      guard name != [.dot], name != [.dot, .dot] else { continue }
      switch entry.pointee.d_type {
      case UInt8(DT_DIR): entries.append(Entry(name: name, isFolder: true))
      case UInt8(DT_REG): entries.append(Entry(name: name, isFolder: false))
      case UInt8(DT_UNKNOWN): appendUnknown(name, in: path)
      default: break
      }
    }
    entries.sort { $0.name.lexicographicallyPrecedes($1.name) }
  }

  /// Some file systems do not say in the listing what an entry is.
  private mutating func appendUnknown(_ name: [UInt8], in path: String) {
    var status = stat()
    let full = Array(path.utf8) + [.slash] + name + [0]
    let isKnown = full.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { lstat($0.baseAddress!, &status) == 0 }
    }
    guard isKnown else { return }
    let known = FileStatus(raw: status)
    guard known.isFolder || known.isRegularFile else { return }
    entries.append(Entry(name: name, isFolder: known.isFolder))
  }
}

extension UInt8 {
  static let dot = UInt8(ascii: ".")
  static let slash = UInt8(ascii: "/")
}
