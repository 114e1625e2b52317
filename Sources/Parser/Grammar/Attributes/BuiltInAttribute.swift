import Syntax

/// The attributes whose arguments are not a list of expressions. All other attributes are parsed as
/// custom attributes.
enum BuiltInAttribute: UInt8 {
  case custom
  case abi, available, backDeployed, derivative, differentiable, documentation, dynamicReplacement
  case effects, implements, macroRole, objc, originallyDefinedIn, rethrowing, sendable, specialize
  case specialized
}

/// The attributes that have a syntax of their own before a type.
enum BuiltInTypeAttribute: UInt8 {
  case custom
  /// Takes no arguments.
  case plain
  case convention, differentiable, isolated, opaqueReturnTypeOf
}

extension Parser {
  /// Returns the built-in attribute with a name, before a declaration.
  ///
  /// Most names are those of custom attributes and start with an uppercase letter; the length
  /// distinguishes the others.
  func builtInAttribute(_ name: TokenRecord) -> BuiltInAttribute {
    guard firstByte(of: name) >= UInt8(ascii: "_") else {
      return text(of: name, is: "Sendable") ? .sendable : .custom
    }
    switch length(of: name) {
    case 3: return text(of: name, is: "abi") ? .abi : .custom
    case 4: return text(of: name, is: "objc") ? .objc : .custom
    case 8:
      if text(of: name, is: "attached") { return .macroRole }
      if text(of: name, is: "_effects") { return .effects }
      return name.kind == .rethrows ? .rethrowing : .custom
    case 9:
      if text(of: name, is: "available") { return .available }
      return text(of: name, is: "transpose") ? .derivative : .custom
    case 10: return text(of: name, is: "derivative") ? .derivative : .custom
    case 11:
      if text(of: name, is: "_specialize") { return .specialize }
      if text(of: name, is: "specialized") { return .specialized }
      if text(of: name, is: "_implements") { return .implements }
      return text(of: name, is: "_backDeploy") ? .backDeployed : .custom
    case 12:
      if text(of: name, is: "freestanding") { return .macroRole }
      return text(of: name, is: "backDeployed") ? .backDeployed : .custom
    case 14:
      if text(of: name, is: "_spi_available") { return .available }
      if text(of: name, is: "_documentation") { return .documentation }
      return text(of: name, is: "differentiable") ? .differentiable : .custom
    case 19: return text(of: name, is: "_dynamicReplacement") ? .dynamicReplacement : .custom
    case 20: return text(of: name, is: "_originallyDefinedIn") ? .originallyDefinedIn : .custom
    default: return .custom
    }
  }

  /// Returns the built-in attribute with a name, before a type.
  func builtInTypeAttribute(_ name: TokenRecord) -> BuiltInTypeAttribute {
    guard firstByte(of: name) >= UInt8(ascii: "_") else {
      return text(of: name, is: "Sendable") ? .plain : .custom
    }
    switch length(of: name) {
    case 5: return name.kind == .async ? .plain : .custom
    case 6: return name.kind == ._local ? .plain : .custom
    case 8:
      if text(of: name, is: "escaping") || text(of: name, is: "noescape") { return .plain }
      return name.kind == .isolated ? .isolated : .custom
    case 9: return name.kind == .unchecked ? .plain : .custom
    case 10: return text(of: name, is: "convention") ? .convention : .custom
    case 11:
      return text(of: name, is: "autoclosure") || text(of: name, is: "retroactive")
        || text(of: name, is: "_noMetadata") ? .plain : .custom
    case 12: return text(of: name, is: "noDerivative") ? .plain : .custom
    case 14:
      if text(of: name, is: "preconcurrency") { return .plain }
      return text(of: name, is: "differentiable") ? .differentiable : .custom
    case 19: return text(of: name, is: "_opaqueReturnTypeOf") ? .opaqueReturnTypeOf : .custom
    default: return .custom
    }
  }

  /// The built-in attribute at the current position, before a declaration.
  func atBuiltInAttribute() -> BuiltInAttribute {
    hasPlainAttributeName ? builtInAttribute(peekToken()) : .custom
  }

  /// The built-in attribute at the current position, before a type.
  func atBuiltInTypeAttribute() -> BuiltInTypeAttribute {
    hasPlainAttributeName ? builtInTypeAttribute(peekToken()) : .custom
  }

  /// Whether a name follows the `@`. With a module selector, the attribute is always custom.
  private var hasPlainAttributeName: Bool {
    (peek() == .identifier || peek().isKeyword) && peek(2) != .colonColon
  }
}
