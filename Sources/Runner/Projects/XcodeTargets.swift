import SourceText

/// The targets of an Xcode project with the files that they compile, as far as the project file says in the form that
/// Xcode writes: one object or value on a line.
struct XcodeTargets: Sendable {
  /// One target.
  private struct Target: Sendable {
    /// The Swift files that its phases list, by name: the end of the path of each, or nil where it is not known.
    var files: [[UInt8]: [[UInt8]?]] = [:]
    /// The last components of the paths of its folders, with the files that are left out of them.
    var folders: [(path: [ArraySlice<UInt8>], exceptions: Set<[UInt8]>)] = []
  }

  private let targets: [Target]
  /// The path of the folder with the project, in lower case.
  private let folder: [ArraySlice<UInt8>]

  /// - Parameter folder: the absolute path of the folder with the project.
  init(_ source: SourceText, in folder: [UInt8]) {
    self.folder = folder.map(\.lowercased).split(separator: .slash)
    let objects = Self.objects(in: source)
    let exceptions = objects.values.filter {
      $0.kind.elementsEqual("PBXFileSystemSynchronizedBuildFileExceptionSet".utf8)
    }
    let groupTree = GroupTree(of: objects)
    let native = objects.filter { $0.value.kind.elementsEqual("PBXNativeTarget".utf8) }
    let groups = objects.filter {
      $0.value.kind.elementsEqual("PBXFileSystemSynchronizedRootGroup".utf8)
    }
    targets = native.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { id, object in
      var target = Target()
      for phase in object["buildPhases"].compactMap({ objects[$0.identifier] })
      where phase.kind.elementsEqual("PBXSourcesBuildPhase".utf8) {
        for file in phase["files"] {
          guard let name = file.fileName else { continue }
          let path = objects[file.identifier]?["fileRef"].first.flatMap {
            groupTree.path(of: $0.identifier)
          }
          target.files[name, default: []].append(path)
        }
      }
      let own = Set(object["fileSystemSynchronizedGroups"].map(\.identifier))
      for (groupID, group) in groups {
        let sets = Set(group["exceptions"].map(\.identifier))
        let excepted = exceptions.filter { set in
          sets.contains(set.id) && set["target"].first?.identifier == id
        }.flatMap { $0["membershipExceptions"] }.map { $0.unquoted.map(\.lowercased) }
        let path = group["path"].first?.unquoted.map(\.lowercased) ?? []
        guard own.contains(groupID) else {
          // A file of another target's folder that belongs to this one, too.
          for file in excepted where file.ends(with: ".swift") {
            target.files[file.lastComponent, default: []].append(nil)
          }
          continue
        }
        target.folders.append((path.split(separator: .slash), Set(excepted)))
      }
      return target
    }
  }

  /// The number of targets, and one for files that none of them compiles.
  var count: Int { targets.count + 1 }

  /// The numbers of the targets that compile a file. A file gets the last number where the targets compile only
  /// others of its name. It gets none where nothing is known of it, as outside the folder with the project.
  ///
  /// - Parameter path: the absolute path, in lower case.
  func numbers(of path: [UInt8]) -> [Int] {
    let components = path.split(separator: .slash)
    guard let name = components.last, components.starts(with: folder) else { return [] }
    let places = targets.map { target in
      target.folders.compactMap { path, exceptions in
        start(of: path, in: components).map { start in
          let inner = components[(start + path.count)...].joined(separator: [.slash])
          return (start: start, isException: exceptions.contains(Array(inner)))
        }
      }
    }
    // A folder within another one has the name of a folder elsewhere by chance.
    let outermost = places.joined().map(\.start).min()
    let found = targets.indices.filter { number in
      (targets[number].files[Array(name)] ?? []).contains { end in
        end.map { path.hasEnd($0) } ?? true
      }
        || places[number].contains { $0.start == outermost && !$0.isException }
    }
    let isNamesake = targets.contains { $0.files[Array(name)] != nil }
    return found.isEmpty && isNamesake ? [targets.count] : found
  }

  /// Where a path stands in another one, below the folder with the project and above the name of the file.
  private func start(
    of path: [ArraySlice<UInt8>], in components: [ArraySlice<UInt8>]
  ) -> Int? {
    components.indices.dropFirst(folder.count).first {
      components[$0...].dropLast().starts(with: path)
    }
  }
}

extension XcodeTargets {
  /// The groups of a project, which say where its files are.
  private struct GroupTree {
    private let objects: [[UInt8]: Object]
    private var parents: [[UInt8]: [UInt8]] = [:]

    init(of objects: [[UInt8]: Object]) {
      self.objects = objects
      for (id, group) in objects where group.kind.elementsEqual("PBXGroup".utf8) {
        for child in group["children"] { parents[child.identifier] = id }
      }
    }

    /// The path of a file in lower case, from the folder that its outermost group stands for; nil where it is
    /// elsewhere, or stands in no group.
    func path(of file: [UInt8]) -> [UInt8]? {
      var components: [ArraySlice<UInt8>] = []
      var place: [UInt8]? = file
      // Deeper groups do not occur.
      for _ in 0..<64 {
        guard let id = place, let object = objects[id] else { break }
        let tree = object["sourceTree"].first?.unquoted ?? []
        let path = object["path"].first?.unquoted.map(\.lowercased) ?? []
        components = path.split(separator: .slash) + components
        if tree.elementsEqual("SOURCE_ROOT".utf8) { break }
        guard tree.elementsEqual("<group>".utf8) else { return nil }
        place = parents[id]
      }
      let leavesGroup = components.contains { $0.elementsEqual("..".utf8) }
      guard parents[file] != nil, !leavesGroup else { return nil }
      return Array(components.joined(separator: [.slash]))
    }
  }

  /// An object of the project file.
  fileprivate struct Object {
    let id: [UInt8]
    var values: [[UInt8]: [[UInt8]]] = [:]

    var kind: [UInt8] { self["isa"].first ?? [] }

    init(id: [UInt8]) { self.id = id }

    /// `ID /* name */ = {isa = KIND; exceptions = (ID /* name */, ); path = Books; };`
    init?(onOneLine text: ArraySlice<UInt8>) {
      guard let brace = text.firstIndex(of: UInt8(ascii: "{")), Array(text).ends(with: "};") else {
        return nil
      }
      id = Array(text).identifier
      for field in text[(brace + 1)...].dropLast(2).split(separator: UInt8(ascii: ";")) {
        guard let equals = field.firstIndex(of: UInt8(ascii: "=")) else { continue }
        let key = Array(field[..<equals].filter { $0 != .space })
        let value = field[(equals + 1)...].drop { $0 == .space }
        values[key] =
          value.first == UInt8(ascii: "(")
          ? value.dropFirst().dropLast().split(separator: UInt8(ascii: ","))
            .map { Array($0.drop { $0 == .space }) }.filter { !$0.isEmpty }
          : [Array(value)]
      }
    }

    subscript(key: StaticString) -> [[UInt8]] {
      values[Array(UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount))] ?? []
    }
  }

  private static func objects(in source: SourceText) -> [[UInt8]: Object] {
    var objects: [[UInt8]: Object] = [:]
    var object: Object?
    var list: [UInt8]?
    for line in source.bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let text = line.drop { $0 == .space || $0 == 0x09 }
      if object == nil, let whole = Object(onOneLine: text) {
        objects[whole.id] = whole
        continue
      }
      if Array(text).ends(with: "};"), let done = object, list == nil,
        !text.contains(UInt8(ascii: "{"))
      {
        objects[done.id] = done
        object = nil
      } else if Array(text).ends(with: "*/ = {"), text.first.map(\.isHexadecimal) == true {
        object = Object(id: Array(text).identifier)
      } else if let key = list {
        if text.first == UInt8(ascii: ")") {
          list = nil
        } else {
          object?.values[key, default: []].append(Array(text.dropLast()))
        }
      } else if let equals = text.firstIndex(of: UInt8(ascii: "=")) {
        let key = Array(text[..<equals].filter { $0 != .space })
        if Array(text).ends(with: "(") {
          list = key
        } else {
          object?.values[key] = [Array(text[(equals + 1)...].drop { $0 == .space }.dropLast())]
        }
      }
    }
    return objects
  }
}

extension [UInt8] {
  /// The name of an object, without the comment behind it.
  fileprivate var identifier: [UInt8] { Array(prefix { $0 != .space && $0 != UInt8(ascii: "=") }) }

  /// `Book.swift` in the comment `Book.swift in Sources`, in lower case; nil for other files.
  fileprivate var fileName: [UInt8]? {
    let comment = drop { $0 != UInt8(ascii: "*") }.dropFirst(2)
    let ending = Array(" in Sources".utf8)
    guard let end = comment.indices.first(where: { comment[$0...].starts(with: ending) }) else {
      return nil
    }
    return comment[..<end].map(\.lowercased)
  }

  fileprivate var unquoted: [UInt8] {
    first == UInt8(ascii: "\"") ? Array(dropFirst().dropLast()) : self
  }

  /// Whether the last components of a path are those of another one.
  fileprivate func hasEnd(_ end: [UInt8]) -> Bool {
    self == end
      || end.count < count && suffix(end.count).elementsEqual(end)
        && self[count - end.count - 1] == .slash
  }

  fileprivate var lastComponent: [UInt8] { split(separator: .slash).last.map(Array.init) ?? self }
}

extension UInt8 {
  fileprivate var isHexadecimal: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || (UInt8(ascii: "A")...UInt8(ascii: "F")).contains(self)
  }
}
