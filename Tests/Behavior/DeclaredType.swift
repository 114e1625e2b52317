/// A type as far as its text says how to make a value of it. Read line by line: this is a test
/// tool, which reports what it could not make.
struct DeclaredType {
  let name: String
  /// What stands between the name and the brace.
  let inheritance: String
  let keyword: String
  /// The lines of the body that are not nested deeper.
  let members: [String]

  var isView: Bool { conforms(to: "View") }
  var isApp: Bool { conforms(to: "App") }
  var isGeneric: Bool { inheritance.hasPrefix("<") }
  var isObservable: Bool { members.isEmpty ? false : attributes.contains("@Observable") }
  let attributes: String
  /// Everything between its braces.
  let text: String

  func conforms(to name: String) -> Bool {
    inheritance.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains(Substring(name))
  }

  /// The types that a file declares at its top level.
  static func all(in text: String) -> [DeclaredType] {
    var types: [DeclaredType] = []
    var depth = 0
    var open: (name: String, inheritance: String, keyword: String, attributes: String)?
    var members: [String] = []
    var body: [String] = []
    var attributes = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = String(line.prefix { _ in true })
      if depth == 0 {
        if let match = line.firstMatch(
          of:
            /^(?:@\w+ )*(?:public |private |fileprivate |final |internal |nonisolated )*(struct|class) (\w+)(.*)$/
        ) {
          open = (String(match.2), String(match.3), String(match.1), attributes + line)
          members = []
          body = []
        }
        attributes = line.hasPrefix("@") ? line : ""
      } else if depth == 1 {
        members.append(line)
      }
      body.append(line)
      depth += line.count { $0 == "{" } - line.count { $0 == "}" }
      if depth == 0, let type = open {
        types.append(
          DeclaredType(
            name: type.name, inheritance: type.inheritance, keyword: type.keyword, members: members,
            attributes: type.attributes, text: body.joined(separator: "\n")))
        open = nil
      }
    }
    return types
  }

  // MARK: Making a value

  /// How to make a value of it; nothing if an argument is of a type that is not known.
  func call(known: [String: String]) -> String? {
    guard !isGeneric, !attributes.contains("private ") else { return nil }
    let initializers = members.filter { $0.contains(/^\s*(?:public )?init\(/) }
    if !initializers.isEmpty {
      for line in initializers {
        guard let match = line.firstMatch(of: /init\((.*)\)\s*(?:async|throws)?\s*\{/) else {
          continue
        }
        if let call = Self.arguments(of: String(match.1), known) { return "\(name)(\(call))" }
      }
      return nil
    }
    if keyword == "class" { return hasUnsetProperty ? nil : "\(name)()" }
    var arguments: [String] = []
    for line in members {
      guard let property = StoredProperty(line) else { continue }
      guard property.needsArgument else { continue }
      guard !property.isPrivate, let value = Self.sample(of: property, known) else { return nil }
      arguments.append("\(property.name): \(value)")
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  private var hasUnsetProperty: Bool {
    members.contains { StoredProperty($0)?.needsArgument == true }
  }

  private static func arguments(of parameters: String, _ known: [String: String]) -> String? {
    if parameters.isEmpty { return "" }
    var arguments: [String] = []
    for parameter in parameters.components(separatedBy: ", ") {
      if parameter.contains("=") { continue }
      guard let match = parameter.firstMatch(of: /^(\w+)(?: \w+)?: (.+)$/),
        let value = sample(of: String(match.2), known)
      else { return nil }
      arguments.append(match.1 == "_" ? value : "\(match.1): \(value)")
    }
    return arguments.joined(separator: ", ")
  }

  private static func sample(of property: StoredProperty, _ known: [String: String]) -> String? {
    guard let type = property.type else { return nil }
    return property.isBinding ? sample(of: "Binding<\(type)>", known) : sample(of: type, known)
  }

  static func sample(of type: String, _ known: [String: String]) -> String? {
    var type = type.trimmingPrefix("@escaping ")
    type = type.trimmingPrefix("@MainActor ")
    if let match = type.firstMatch(of: /^Binding<(.+)>$/) {
      return sample(of: String(match.1), known).map { ".constant(\($0))" }
    }
    if type.hasSuffix("?") || type.hasSuffix(")?") { return "nil" }
    if let match = type.firstMatch(of: /^\((.*)\) -> (?:Void|\(\))$/) {
      let count = match.1.isEmpty ? 0 : match.1.split(separator: ",").count
      return ["{}", "{ _ in }", "{ _, _ in }"].dropFirst(count).first
    }
    if type.hasPrefix("[") { return type.contains(":") ? "[:]" : "[]" }
    switch type {
    case "Bool": return "true"
    case "Int": return "3"
    case "String": return "\"Emma\""
    case "Double", "CGFloat": return "0.5"
    case "Date": return "Date(timeIntervalSince1970: 0)"
    case "URL": return "URL(string: \"https://example.com\")!"
    case "Color": return "Color.red"
    case "Text": return "Text(verbatim: \"Emma\")"
    default: return known[String(type)]
    }
  }
}

/// A stored property on one line.
struct StoredProperty {
  let name: String
  let type: String?
  let isPrivate: Bool
  let isBinding: Bool
  let needsArgument: Bool

  init?(_ line: String) {
    guard
      let match = line.firstMatch(
        of:
          /^\s*((?:@\w+(?:\([^)]*\))?\s+)*)((?:private |fileprivate |public |private\(set\) |weak )*)(let|var) (\w+)(.*)$/
      )
    else { return nil }
    let rest = String(match.5)
    // A computed property, or one of the type.
    if rest.contains(/^[^=]*\{/) { return nil }
    name = String(match.4)
    isPrivate = match.2.contains("private ")
    let wrappers = String(match.1)
    isBinding = wrappers.contains("@Binding")
    type = rest.firstMatch(of: /^: ([^=]+?)\s*(?:=.*)?$/).map { String($0.1) }
    let hasValue = rest.contains("=")
    let suppliesItself = ["@Environment", "@FocusState", "@Namespace", "@GestureState"]
      .contains { wrappers.contains($0) }
    let isEmptyOptional = match.3 == "var" && (type?.hasSuffix("?") ?? false) && !isBinding
    needsArgument = !hasValue && !suppliesItself && !isEmptyOptional
  }
}
