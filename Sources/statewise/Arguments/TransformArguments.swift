import Reporting
import Runner
import SourceText
import TransformKit

/// The transforms to run and the safety level, from flags or the configuration.
struct TransformArguments {
  let transforms: [any Transform]
  let safety: Safety

  init(
    _ arguments: Arguments, _ configuration: Configuration, _ catalog: Catalog
  ) throws(UsageError) {
    safety =
      try arguments.value(of: .safety, as: Safety.init(limit:)) ?? configuration.safety ?? .safe
    transforms = try Self.transforms(arguments, configuration, catalog)
  }

  /// The transforms that flags name; if none, those of the configuration; if none, the default ones.
  private static func transforms(
    _ arguments: Arguments, _ configuration: Configuration, _ catalog: Catalog
  ) throws(UsageError) -> [any Transform] {
    var named = arguments.values(of: .transform)
    var excepted = arguments.values(of: .except)
    for name in named + excepted { _ = try catalog.transform(named: name) }
    if named.isEmpty {
      named = configuration.transforms.map(\.text)
      excepted += configuration.except.map(\.text)
    }
    let transforms = catalog.entries
      .filter { named.isEmpty ? $0.isDefault : named.contains($0.transform.name) }
      .map(\.transform)
      .filter { !excepted.contains($0.name) }
    guard !transforms.isEmpty else {
      throw UsageError("no transform to run: `except` excludes all of them")
    }
    return transforms
  }
}
