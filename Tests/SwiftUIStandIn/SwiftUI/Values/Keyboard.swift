public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral: Character) {
    character = extendedGraphemeClusterLiteral
  }
  public static let upArrow = Self("^")
  public static let downArrow = Self("v")
  public static let leftArrow = Self("<")
  public static let rightArrow = Self(">")
  public static let escape = Self("e")
  public static let delete = Self("d")
  public static let deleteForward = Self("d")
  public static let home = Self("h")
  public static let end = Self("e")
  public static let pageUp = Self("u")
  public static let pageDown = Self("d")
  public static let clear = Self("c")
  public static let tab = Self("t")
  public static let space = Self(" ")
  public static let `return` = Self("r")
}

public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = Self(rawValue: 1)
  public static let shift = Self(rawValue: 2)
  public static let control = Self(rawValue: 4)
  public static let option = Self(rawValue: 8)
  public static let command = Self(rawValue: 16)
  public static let numericPad = Self(rawValue: 32)
  public static let function = Self(rawValue: 64)
  public static let all = Self(rawValue: 127)
}

public struct KeyboardShortcut: Hashable, Sendable {
  public struct Localization: Sendable {
    public static let automatic = Self()
    public static let withoutMirroring = Self()
    public static let custom = Self()
  }
  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
  }
  public func hash(into hasher: inout Hasher) {}
  public static func == (lhs: Self, rhs: Self) -> Bool { false }
  public static let defaultAction = Self(.return)
  public static let cancelAction = Self(.escape)
}

public struct KeyPress: Sendable {
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Self(rawValue: 1)
    public static let `repeat` = Self(rawValue: 2)
    public static let up = Self(rawValue: 4)
    public static let all = Self(rawValue: 7)
  }
  public enum Result: Sendable { case handled, ignored }
  public let phase: Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers
}
