import Reporting
import SourceText
import SwiftUIModel
import TransformKit

/// Reads the keys of a configuration file.
struct ConfigurationReading {
  private(set) var configuration: Configuration
  private let lines: LineTable

  private typealias Key = Configuration.Key

  init(_ source: SourceText) throws(ConfigurationError) {
    configuration = Configuration(path: source.path)
    lines = LineTable(source)
    let root: CommentedJSON.Node
    do throws(CommentedJSON.Fault) {
      root = try CommentedJSON.read(source)
    } catch {
      throw fault(error.message, at: error.offset)
    }
    guard case .object(let members) = root.value else {
      throw fault("a configuration must be an object: `{ … }`", at: root.offset)
    }
    for member in members {
      guard let key = Key(rawValue: member.key) else {
        let keys = Key.allCases.map(\.rawValue)
        let question = NearestName(to: member.key, in: keys)
          .question(or: "known keys: \(keys.joined(separator: ", "))")
        throw fault("unknown key `\(member.key)`\(question)", at: member.offset)
      }
      guard configuration.places[key] == nil else {
        throw duplicate(member)
      }
      configuration.places[key] = lines.location(of: member.value.offset)
      try read(member.value, of: key)
    }
  }

  private mutating func read(_ node: CommentedJSON.Node, of key: Key) throws(ConfigurationError) {
    switch key {
    case .deploymentTarget:
      let origin = lines.location(of: node.offset).path
      configuration.deploymentTargets = try strings(in: node, of: key).map {
        text throws(ConfigurationError) in
        guard let target = DeploymentTarget(text.text, origin: origin) else {
          let form = DeploymentTarget.textForm
          throw fault("`\(text.text)` is not a deployment target: \(form)", at: text.offset)
        }
        return target
      }
    case .helpers:
      configuration.helpers = try strings(in: node, of: key).map {
        text throws(ConfigurationError) in
        do throws(HelperSignature.Fault) {
          return try HelperSignature(text.text).helper
        } catch {
          throw fault(error.message, at: text.offset)
        }
      }
    case .safety:
      guard case .string(let text) = node.value, let safety = Safety(limit: text) else {
        throw fault("`safety` must be \"safe\", \"review\" or \"all\"", at: node.offset)
      }
      configuration.safety = safety
    case .transforms: configuration.transforms = try names(in: node, of: key)
    case .except: configuration.except = try names(in: node, of: key)
    case .options: try readOptions(in: node)
    case .include:
      configuration.include = try names(in: node, of: key)
      configuration.includedFiles = try patterns(in: node, of: key)
    case .exclude:
      configuration.exclude = try names(in: node, of: key)
      configuration.excludedFiles = try patterns(in: node, of: key)
    case .schema:
      guard case .string = node.value else {
        throw fault("`$schema` must be the address of a schema", at: node.offset)
      }
    case .baseline:
      guard case .string(let path) = node.value else {
        throw fault("`baseline` must be the path of a file", at: node.offset)
      }
      configuration.baseline = word(path, at: node.offset)
    case .root:
      guard case .literal(let text) = node.value, let isRoot = Bool(text) else {
        throw fault("`root` must be true or false", at: node.offset)
      }
      configuration.isRoot = isRoot
    }
  }

  private func names(
    in node: CommentedJSON.Node, of key: Key
  ) throws(ConfigurationError) -> [Configuration.Word] {
    try strings(in: node, of: key).map { word($0.text, at: $0.offset) }
  }

  private func patterns(
    in node: CommentedJSON.Node, of key: Key
  ) throws(ConfigurationError) -> PathPatterns {
    let texts = try strings(in: node, of: key)
    do throws(PathPatternError) {
      return try PathPatterns(texts.map(\.text))
    } catch {
      let text = texts.first { $0.text == error.text }!
      throw fault("`\(error.text)` is not a file name pattern, as in `.gitignore`", at: text.offset)
    }
  }

  /// Reads `{ "transform": { "option": "value" } }`.
  private mutating func readOptions(in node: CommentedJSON.Node) throws(ConfigurationError) {
    for member in try uniqueMembers(of: node) {
      let transform = word(member.key, at: member.offset)
      configuration.transformsWithOptions.append(transform)
      for option in try uniqueMembers(of: member.value) {
        configuration.options.append(
          Configuration.Option(
            transform: transform, name: word(option.key, at: option.offset),
            value: try optionValue(option.value)))
      }
    }
  }

  private func optionValue(
    _ node: CommentedJSON.Node
  ) throws(ConfigurationError) -> Configuration.Word {
    switch node.value {
    case .string(let text): return word(text, at: node.offset)
    case .literal(let text) where Bool(text) != nil: return word(text, at: node.offset)
    case .literal, .array, .object:
      throw fault("the value of an option must be a string, `true` or `false`", at: node.offset)
    }
  }

  private func uniqueMembers(
    of node: CommentedJSON.Node
  ) throws(ConfigurationError) -> [CommentedJSON.Member] {
    guard case .object(let members) = node.value else {
      let form = "{ \"transform\": { \"option\": \"value\" } }"
      throw fault("`options` must be an object of objects: `\(form)`", at: node.offset)
    }
    var keys: Set<String> = []
    if let member = members.first(where: { !keys.insert($0.key).inserted }) {
      throw duplicate(member)
    }
    return members
  }

  private func word(_ text: String, at offset: ByteOffset) -> Configuration.Word {
    Configuration.Word(text: text, location: lines.location(of: offset))
  }

  /// Returns the strings of a list, or a single string.
  private func strings(
    in node: CommentedJSON.Node, of key: Key
  ) throws(ConfigurationError) -> [(text: String, offset: ByteOffset)] {
    let elements = if case .array(let nodes) = node.value { nodes } else { [node] }
    return try elements.map { element throws(ConfigurationError) in
      guard case .string(let text) = element.value else {
        throw fault("`\(key.rawValue)` must be a string or a list of strings", at: element.offset)
      }
      return (text, element.offset)
    }
  }

  private func duplicate(_ member: CommentedJSON.Member) -> ConfigurationError {
    fault("duplicate key `\(member.key)`: remove one", at: member.offset)
  }

  private func fault(_ message: String, at offset: ByteOffset) -> ConfigurationError {
    ConfigurationError(place: .location(lines.location(of: offset)), message: message)
  }
}
