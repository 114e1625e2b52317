#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The entries of one folder, sorted by name, symbolic links apart.
///
/// A link to a file inside the roots leads to a file that is found anyway, and a link that leads
/// outside is not followed. So there can be no cycles.
struct FolderListing {
  struct Entry {
    let name: [UInt8]
    let isFolder: Bool

    /// Whether it is a license: `LICENSE`, `License.md`, `COPYING`.
    var isLicense: Bool {
      let text = String(decoding: name, as: UTF8.self).lowercased()
      return !isFolder && ["licen", "copying"].contains(where: text.hasPrefix)
    }
  }

  private(set) var entries: [Entry] = []
  /// The names of the symbolic links.
  private(set) var links: [[UInt8]] = []

  init(path: String) throws(SystemError) {
    guard let stream = opendir(path) else { throw SystemError(path: path, cannot: "open") }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      guard name != [.dot], name != [.dot, .dot] else { continue }
      switch entry.pointee.d_type {
      case UInt8(DT_DIR): entries.append(Entry(name: name, isFolder: true))
      case UInt8(DT_LNK): links.append(name)
      case UInt8(DT_REG): entries.append(Entry(name: name, isFolder: false))
      case UInt8(DT_UNKNOWN): appendUnknown(name, in: path)
      default: break
      }
    }
    links.sort { $0.lexicographicallyPrecedes($1) }
    entries.sort { $0.name.lexicographicallyPrecedes($1.name) }
  }

  /// Appends an entry whose kind the file system does not report in the listing.
  private mutating func appendUnknown(_ name: [UInt8], in path: String) {
    var status = stat()
    let full = Array(path.utf8) + [.slash] + name + [0]
    let isKnown = full.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { lstat($0.baseAddress!, &status) == 0 }
    }
    guard isKnown else { return }
    let known = FileStatus(raw: status)
    if known.isLink { links.append(name) }
    guard known.isFolder || known.isRegularFile else { return }
    entries.append(Entry(name: name, isFolder: known.isFolder))
  }
}

extension UInt8 {
  static let dot = UInt8(ascii: ".")
  static let slash = UInt8(ascii: "/")
}
