import SourceText
import SymbolIndex

/// The files that an Xcode project may build: those that it names, and those in the folders that Xcode
/// keeps in step with the disk.
///
/// The file can have megabytes, so it is searched rather than parsed, but where targets leave files of their folders out.
/// Which target a file belongs to is not read: a file that is only named otherwise counts as built.
struct XcodeProjectFiles: Sendable {
  /// The names of Swift files, in lower case, since the disks of Macs usually ignore case. A name with
  /// spaces or other special characters stands here with its end only.
  private let names: Set<[UInt8]>
  /// The last components of the paths of folders, in lower case. The groups around them, which their
  /// paths are relative to, are not read.
  private let folders: [[ArraySlice<UInt8>]]
  /// What the targets of each folder leave out of it, each for itself.
  private let leftOut: [[ArraySlice<UInt8>]: [[[UInt8]]]]
  /// Whether the project names any code, and every folder is known.
  let isReadable: Bool

  init(_ source: SourceText) {
    leftOut = source.holds("membershipExceptions") ? Self.leftOut(in: source) : [:]
    var counts: [[UInt8]: Int] = [:]
    for name in source.values(at: ".swift", { Self.name(endingWith: $1, in: $0) }) {
      counts[name, default: 0] += 1
    }
    for path in leftOut.values.joined().joined() where path.ends(with: ".swift") {
      counts[Array(path.reversed().prefix(while: Self.isPlain).reversed()), default: 0] -= 1
    }
    names = Set(counts.filter { 0 < $0.value }.keys)
    let sections = source.values(at: "isa = PBXFileSystemSynchronizedRootGroup;") {
      Self.folder(after: $1, in: $0)
    }
    folders = sections.filter { !$0.isEmpty }
    // A project may also be XML.
    let isInOtherFormat =
      sections.isEmpty && source.holds("PBXFileSystemSynchronizedRootGroup")
    isReadable =
      folders.count == sections.count && !isInOtherFormat && !(names.isEmpty && folders.isEmpty)
  }

  /// Whether the project may build a file.
  ///
  /// - Parameter path: the absolute path, in lower case.
  func mayBuild(_ path: [UInt8]) -> Bool {
    let components = path.split(separator: .slash)
    guard let name = components.last?.split(separator: .space).last, !names.contains(Array(name))
    else { return true }
    return folders.contains { folder in
      let places = components.indices.filter { components[$0...].dropLast().starts(with: folder) }
      guard let targets = leftOut[folder], !places.isEmpty else { return !places.isEmpty }
      // The folder around the project often has the same name.
      let inner = places.map {
        Array(components[($0 + folder.count)...].joined(separator: [.slash]))
      }
      return !inner.contains { path in targets.allSatisfy { path.isAtOrBelow(oneOf: $0) } }
    }
  }

  /// Whether the name of a file is written in projects as it is, in quotation marks where it has spaces.
  static func isPlain(_ name: some Sequence<UInt8>) -> Bool {
    name.allSatisfy { isPlain($0) || $0 == .space }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "._-+".utf8.contains(byte)
    }
  }

  private static func name(
    endingWith place: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> [UInt8] {
    var start = place.lowerBound
    while 0 < start, isPlain(bytes[start - 1]) { start -= 1 }
    return bytes[start..<place.upperBound].map(\.lowercased)
  }

  /// Reads `path = "Views and Models";` in the object that begins at a place; empty if it cannot be read.
  private static func folder(
    after place: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> [ArraySlice<UInt8>] {
    let rest = UnsafeBufferPointer(rebasing: bytes[place.upperBound...])
    guard let end = rest.firstIndex(of: "sourceTree = "),
      let key = rest.firstIndex(of: "path = "), key < end
    else { return [] }
    let value = rest[(key + "path = ".utf8.count)...].prefix { $0 != UInt8(ascii: ";") }
    return folder(at: value.filter { $0 != UInt8(ascii: "\"") })
  }

  /// What the targets of folders leave out, for folders that no other one has the name of.
  private static func leftOut(in source: SourceText) -> [[ArraySlice<UInt8>]: [[[UInt8]]]] {
    let objects = XcodeObject.all(in: source)
    let exceptions = FolderExceptions(of: objects)
    let groups = objects.filter(\.value.isFolderInStep)
    return Dictionary(grouping: groups) { _, group in
      folder(at: group["path"].first?.unquoted ?? [])
    }.filter { !$0.key.isEmpty && $0.value.count == 1 }.compactMapValues { groups in
      groups.first.map { exceptions.leftOut(of: $0.key) }
    }.filter { !$0.value.isEmpty }
  }

  /// The components of a path after those that lead upward; empty if it cannot be read.
  private static func folder(at path: [UInt8]) -> [ArraySlice<UInt8>] {
    let path = path.map(\.lowercased)
    guard path.allSatisfy({ isPlain($0) || $0 == .slash || $0 == .space }) else { return [] }
    let components = path.split(separator: .slash).filter { $0 != [.dot] }
    let up = components.lastIndex { $0 == [.dot, .dot] }
    return Array(components[(up.map { $0 + 1 } ?? 0)...])
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func firstIndex(of word: StaticString) -> Int? {
    firstIndex(of: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }
}

extension UInt8 {
  /// The byte with an ASCII letter in lower case.
  var lowercased: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}
