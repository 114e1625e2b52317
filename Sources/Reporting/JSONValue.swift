/// A value to be written as JSON, its members in the order given.
indirect enum JSONValue {
  case null
  case bool(Bool)
  case int(Int)
  case string(String)
  case array([JSONValue])
  case object([Member])

  typealias Member = (key: String, value: JSONValue)

  /// The whole text of a file, its last line end included.
  var text: String {
    var text = ""
    write(to: &text, indentation: "\n")
    return text + "\n"
  }

  /// - Parameter indentation: a line end and what stands before the value's own line.
  private func write(to text: inout String, indentation: String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .int(let value): text += String(value)
    case .string(let value): Self.write(value, to: &text)
    case .array(let values):
      Self.write(values, in: ("[", "]"), to: &text, indentation) { value, text in
        value.write(to: &text, indentation: indentation + "  ")
      }
    case .object(let members):
      Self.write(members, in: ("{", "}"), to: &text, indentation) { member, text in
        Self.write(member.key, to: &text)
        text += ": "
        member.value.write(to: &text, indentation: indentation + "  ")
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], in brackets: (open: String, close: String), to text: inout String,
    _ indentation: String, write: (Element, inout String) -> Void
  ) {
    text += brackets.open
    for (index, element) in elements.enumerated() {
      text += (index == 0 ? "" : ",") + indentation + "  "
      write(element, &text)
    }
    text += (elements.isEmpty ? "" : indentation) + brackets.close
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
