import SourceText

/// An object of an Xcode project file, in the form that Xcode writes: one value on a line, or the whole object.
struct XcodeObject: Sendable {
  let id: [UInt8]
  private var values: [[UInt8]: [[UInt8]]] = [:]

  var kind: [UInt8] { self["isa"].first ?? [] }

  private init(id: [UInt8]) { self.id = id }

  /// `ID /* name */ = {isa = KIND; exceptions = (ID /* name */, ); path = Books; };`
  private init?(onOneLine text: ArraySlice<UInt8>) {
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

  /// The values of a key, also of one in its build settings.
  subscript(key: StaticString) -> [[UInt8]] {
    values[Array(UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount))] ?? []
  }

  /// The objects of a project file, by their identifiers.
  static func all(in source: SourceText) -> [[UInt8]: XcodeObject] {
    var reader = Reader()
    for line in source.bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      reader.read(line.drop { $0 == .space || $0 == 0x09 })
    }
    return reader.objects
  }

  /// Reads a project file line by line.
  private struct Reader {
    private(set) var objects: [[UInt8]: XcodeObject] = [:]
    private var object: XcodeObject?
    /// The key of the list on the lines.
    private var list: [UInt8]?
    /// The keys of the dictionaries in the object around the line.
    private var dictionaries: [[UInt8]] = []

    mutating func read(_ text: ArraySlice<UInt8>) {
      if object == nil {
        if let whole = XcodeObject(onOneLine: text) {
          objects[whole.id] = whole
        } else if Array(text).ends(with: "*/ = {"), text.first?.isHexadecimal == true {
          object = XcodeObject(id: Array(text).identifier)
        }
      } else if list != nil {
        readElement(text)
      } else if text.elementsEqual("};".utf8) {
        end()
      } else {
        readField(text)
      }
    }

    private mutating func readElement(_ text: ArraySlice<UInt8>) {
      guard let key = list, text.first != UInt8(ascii: ")") else {
        list = nil
        return
      }
      if isOwn { object?.values[key, default: []].append(Array(text.dropLast())) }
    }

    private mutating func readField(_ text: ArraySlice<UInt8>) {
      guard let equals = text.firstIndex(of: UInt8(ascii: "=")) else { return }
      let key = Array(text[..<equals].filter { $0 != .space })
      if Array(text).ends(with: "(") {
        list = key
      } else if Array(text).ends(with: "{") {
        dictionaries.append(key)
      } else if isOwn {
        object?.values[key] = [Array(text[(equals + 1)...].drop { $0 == .space }.dropLast())]
      }
    }

    private mutating func end() {
      if dictionaries.popLast() == nil, let done = object {
        objects[done.id] = done
        object = nil
      }
    }

    /// Whether a line is about the object itself or its build settings.
    private var isOwn: Bool {
      dictionaries.isEmpty
        || dictionaries.count == 1 && dictionaries[0].elementsEqual("buildSettings".utf8)
    }
  }
}

extension [UInt8] {
  /// The identifier of an object, without the comment after it.
  var identifier: [UInt8] { Array(prefix { $0 != .space && $0 != UInt8(ascii: "=") }) }

  /// The text without the quotation marks around it.
  var unquoted: [UInt8] {
    first == UInt8(ascii: "\"") ? Array(dropFirst().dropLast()) : self
  }
}

extension UInt8 {
  fileprivate var isHexadecimal: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || (UInt8(ascii: "A")...UInt8(ascii: "F")).contains(self)
  }
}
