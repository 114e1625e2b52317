import Reporting
import Runner
import TransformKit

/// The JSON schema of a configuration, with the transforms and options of a catalog.
struct ConfigurationSchema {
  let catalog: Catalog

  var json: JSONValue {
    .object([
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("Configuration of Statewise")),
      ("type", .string("object")),
      ("additionalProperties", .bool(false)),
      ("properties", .object(Configuration.Key.allCases.map { ($0.rawValue, property($0)) })),
    ])
  }

  private func property(_ key: Configuration.Key) -> JSONValue {
    .object([("description", .string(key.summary))] + form(of: key))
  }

  /// What values a key may have.
  private func form(of key: Configuration.Key) -> [JSONValue.Member] {
    switch key {
    case .deploymentTarget:
      Self.oneOrMore([
        ("type", .string("string")), ("pattern", .string("^[A-Za-z]+ ?[0-9]+([.][0-9]+)*$")),
      ])
    case .helpers, .include, .exclude: Self.oneOrMore([("type", .string("string"))])
    case .transforms, .except:
      Self.oneOrMore([("type", .string("string")), ("enum", .strings(catalog.names))])
    case .safety: [("enum", .strings(["safe", "review", "all"]))]
    case .options:
      Self.object(
        catalog.entries.map(\.transform).map {
          ($0.name, .object(Self.object($0.options.map { ($0.name, Self.form(of: $0)) })))
        })
    case .baseline, .schema: [("type", .string("string"))]
    case .root: [("type", .string("boolean"))]
    }
  }

  private static func object(_ properties: [JSONValue.Member]) -> [JSONValue.Member] {
    [
      ("type", .string("object")), ("additionalProperties", .bool(false)),
      ("properties", .object(properties)),
    ]
  }

  private static func oneOrMore(_ element: [JSONValue.Member]) -> [JSONValue.Member] {
    let list: [JSONValue.Member] = [("type", .string("array")), ("items", .object(element))]
    return [("oneOf", .array([.object(element), .object(list)]))]
  }

  private static func form(of option: TransformOption) -> JSONValue {
    let summary: [JSONValue.Member] = [("description", .string(option.summary))]
    guard case .oneOf(let values) = option.form else {
      return .object(summary + [("type", .string("string"))])
    }
    let words: [JSONValue.Member] = [("type", .string("string")), ("enum", .strings(values))]
    guard values.contains("true") else { return .object(summary + words) }
    let flag = JSONValue.object([("type", .string("boolean"))])
    return .object(summary + [("oneOf", .array([.object(words), flag]))])
  }
}

extension Configuration.Key {
  /// What the key sets, in one sentence.
  var summary: String {
    switch self {
    case .deploymentTarget:
      "The oldest releases that the code runs on, such as ios15 (default: read from the project)."
    case .helpers:
      "Conditional modifiers that a dependency declares, such as applyIf(_:transform:)."
    case .safety: "The highest safety level of the changes to make (default: safe)."
    case .transforms: "The transforms to run (default: those with a mark in `statewise list`)."
    case .except: "Transforms that do not run."
    case .options: "The options of transforms, by their names; `statewise explain NAME` lists them."
    case .include: "The files to change, in .gitignore syntax (default: all)."
    case .exclude: "Files to leave alone, in .gitignore syntax."
    case .baseline: "The file with the accepted changes, from the folder of this file."
    case .root: "Whether nothing outside of this folder is read for a run in it."
    case .schema: "The schema of this file, for editors; `statewise config schema` prints it."
    }
  }
}
