import Reporting
import Runner
import SourceText
import TransformKit

/// The effective settings from flags, configuration and defaults, for `--print-config`.
struct EffectiveSettings {
  private let arguments: Arguments
  private let configuration: Configuration
  private let choices: OptionChoices
  private let chosen: TransformArguments
  private let read: ProjectSettings

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    let roots = try ScopeArguments(arguments).roots
    if let missing = roots.first(where: { !SourceLoader.exists($0) }) {
      throw UsageError("no such file or folder", at: .file(missing))
    }
    let catalog = try KnownTransforms(near: ["."] + roots).catalog
    let project = try ProjectArguments(arguments, at: roots[0], catalog)
    configuration = project.configuration
    choices = project.options
    chosen = try TransformArguments(arguments, configuration, catalog)
    do throws(SystemError) {
      read = try ProjectSettings(at: roots[0], within: configuration.rootFolder)
    } catch {
      throw UsageError(error)
    }
  }

  /// A configuration file with the same settings.
  var text: SettingsText {
    let settings = [
      deploymentTarget,
      setting(.helpers, nil, .strings(configuration.helpers.map(\.signature))),
      setting(.safety, .safety, .string(chosen.safety.limit)),
      setting(.transforms, .transform, .strings(chosen.transforms.map(\.name))),
      setting(.except, .except, .strings(excepted)),
      SettingsText.Setting(
        Configuration.Key.options.rawValue, .settings(options), from: Self.byDefault),
      list(.include, .include, or: configuration.include.map(\.text)),
      list(.exclude, .exclude, or: configuration.exclude.map(\.text)),
    ]
    let root =
      configuration.isRoot ? [setting(.root, nil, .flag(configuration.isRoot))] : []
    return SettingsText(
      settings + (baseline.map { [$0] } ?? []) + root, notes: [heading] + styleNotes)
  }

  private var heading: String {
    guard let first = configuration.paths.first else { return "No configuration file." }
    let outer = configuration.paths.dropFirst().map { ", then from \($0)" }.joined()
    return "Read from \(first)\(outer)."
  }

  /// What linters and formatters ask of new code, which is no setting.
  private var styleNotes: [String] {
    guard !read.styleFiles.isEmpty else { return [] }
    let length = read.codeStyle.lineLength.map { "lines of up to \($0) characters" }
    let closures =
      read.codeStyle.allowsClosureBeforeTrailing ? nil : "no closure before a trailing closure"
    let style = [length, closures].compactMap(\.self).joined(separator: ", ")
    return [
      "Code style: \(style.isEmpty ? "any" : style), from \(read.styleFiles.joined(by: "and"))."
    ]
  }

  /// The targets that are set, or else those of the project.
  private var deploymentTarget: SettingsText.Setting {
    func texts(_ targets: [DeploymentTarget]) -> [String] {
      targets.map { "\($0.platform) \($0.release)" }
    }
    guard !arguments.contains(.deploymentTarget), configuration.deploymentTargets.isEmpty else {
      return list(
        .deploymentTarget, .deploymentTarget, or: texts(configuration.deploymentTargets))
    }
    var origins: [String] = []
    for target in read.deploymentTargets where !origins.contains(target.origin) {
      origins.append(target.origin)
    }
    let origin = origins.isEmpty ? "default: no project file sets any" : origins.joined(by: "and")
    return SettingsText.Setting(
      Configuration.Key.deploymentTarget.rawValue, .strings(texts(read.deploymentTargets)),
      from: origin)
  }

  private static let byDefault = "default"

  /// The setting of a key, with its origin. The flag overrides the configuration.
  private func setting(
    _ key: Configuration.Key, _ flag: Flag?, _ value: SettingsText.Value
  ) -> SettingsText.Setting {
    let given = flag.flatMap { arguments.contains($0) ? $0.rawValue : nil }
    let origin = given ?? configuration.places[key]?.description ?? Self.byDefault
    return SettingsText.Setting(key.rawValue, value, from: origin)
  }

  private func list(
    _ key: Configuration.Key, _ flag: Flag?, or configured: [String]
  ) -> SettingsText.Setting {
    let given = flag.map(arguments.values(of:)) ?? []
    return setting(key, flag, .strings(given.isEmpty ? configured : given))
  }

  /// The excluded transforms. `--transform` overrides the configured ones.
  private var excepted: [String] {
    let configured = arguments.contains(.transform) ? [] : configuration.except.map(\.text)
    return arguments.values(of: .except) + configured
  }

  private var baseline: SettingsText.Setting? {
    (arguments.value(of: .baseline) ?? configuration.baseline?.text).map {
      setting(.baseline, .baseline, .string($0))
    }
  }

  /// The options of the selected transforms.
  private var options: [SettingsText.Setting] {
    chosen.transforms.filter { !$0.options.isEmpty }.map { transform in
      let values = TransformContext(options: choices).options(of: transform)
      let options = transform.options.map { option in
        SettingsText.Setting(
          option.name, .string(values[option.name]), from: origin(of: option, of: transform))
      }
      return SettingsText.Setting(transform.name, .settings(options), from: Self.byDefault)
    }
  }

  private func origin(of option: TransformOption, of transform: any Transform) -> String {
    let start = "\(transform.name).\(option.name)="
    if arguments.values(of: .option).contains(where: { $0.hasPrefix(start) }) {
      return Flag.option.rawValue
    }
    let configured = configuration.options.last {
      $0.transform.text == transform.name && $0.name.text == option.name
    }
    return configured?.value.location.description ?? Self.byDefault
  }
}
