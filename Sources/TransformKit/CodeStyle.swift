import SourceText
import Syntax

/// What the linters and formatters of a repository ask of some code, as far as transforms write such code.
public struct CodeStyle: Hashable, Sendable {
  /// The number of characters that a line may have; nil if no tool limits it.
  public let lineLength: Int?
  /// Whether a call may have a closure between its parentheses and a trailing closure, too.
  public let allowsClosureBeforeTrailing: Bool
  /// Whether the only closure of a call is to stand behind its parentheses.
  public let wantsTrailingClosures: Bool

  public init(
    lineLength: Int? = nil, allowsClosureBeforeTrailing: Bool = true,
    wantsTrailingClosures: Bool = false
  ) {
    self.lineLength = lineLength
    self.allowsClosureBeforeTrailing = allowsClosureBeforeTrailing
    self.wantsTrailingClosures = wantsTrailingClosures
  }

  /// What both styles allow.
  public func combined(with other: CodeStyle) -> CodeStyle {
    CodeStyle(
      lineLength: [lineLength, other.lineLength].compactMap(\.self).min(),
      allowsClosureBeforeTrailing: allowsClosureBeforeTrailing && other.allowsClosureBeforeTrailing,
      wantsTrailingClosures: wantsTrailingClosures || other.wantsTrailingClosures)
  }
}

/// The code style of a repository's files, by folder.
public struct CodeStyleMap: Sendable {
  private let common: CodeStyle
  private let byFolder: [String: CodeStyle]

  /// - Parameters:
  ///   - common: the style of the files in no folder that is named.
  ///   - byFolder: that of the files right in a folder, by its path without a slash at the end.
  public init(_ common: CodeStyle = CodeStyle(), byFolder: [String: CodeStyle] = [:]) {
    self.common = common
    self.byFolder = byFolder
  }

  /// The style of a file.
  public subscript(path: String) -> CodeStyle {
    byFolder[DeploymentTargetMap.folder(of: path)] ?? common
  }

  /// The number of characters that a line of a file may have: what the tools say, or else what the file
  /// itself shows.
  public func lineLength(in source: SourceText) -> Int {
    self[source.path].lineLength ?? source.lineLengthInUse
  }
}
