import SourceText

/// The targets of an Xcode project with the files that they compile, as far as the project file says in the form that
/// Xcode writes: one object or value on a line.
struct XcodeTargets: Sendable {
  /// One target.
  private struct Target: Sendable {
    /// The names of Swift files that its phases list.
    var names: Set<[UInt8]> = []
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
    let native = objects.filter { $0.value.kind.elementsEqual("PBXNativeTarget".utf8) }
    let groups = objects.filter {
      $0.value.kind.elementsEqual("PBXFileSystemSynchronizedRootGroup".utf8)
    }
    targets = native.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { id, object in
      var target = Target()
      for phase in object["buildPhases"].compactMap({ objects[$0.identifier] })
      where phase.kind.elementsEqual("PBXSourcesBuildPhase".utf8) {
        target.names.formUnion(phase["files"].compactMap(\.fileName))
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
          target.names.formUnion(excepted.filter { $0.ends(with: ".swift") }.map(\.lastComponent))
          continue
        }
        target.folders.append((path.split(separator: .slash), Set(excepted)))
      }
      return target
    }
  }

  var count: Int { targets.count }

  /// The numbers of the targets that compile a file; none for one outside the folder with the project, which is
  /// known by no more than its name.
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
    return targets.indices.filter { number in
      targets[number].names.contains(Array(name))
        || places[number].contains { $0.start == outermost && !$0.isException }
    }
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
  /// An object of the project file.
  private struct Object {
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

  fileprivate var lastComponent: [UInt8] { split(separator: .slash).last.map(Array.init) ?? self }
}

extension UInt8 {
  fileprivate var isHexadecimal: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || (UInt8(ascii: "A")...UInt8(ascii: "F")).contains(self)
  }
}
