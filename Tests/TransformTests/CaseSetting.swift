import TestSupport
import TransformKit

@testable import Runner

/// What a page says of a run besides its code.
struct CaseSetting {
  /// The oldest release that the code is to run on.
  private(set) var targets = DeploymentTargets.unknown
  private(set) var options = OptionChoices()

  /// Says nothing.
  init() {}

  init(of page: CasePage, for transform: any Transform) throws {
    targets =
      page.deploymentTarget.map { text in
        DeploymentTargets([DeploymentTarget(text, origin: "the page")!])
      } ?? .unknown
    for (name, value) in page.options {
      guard let option = transform.options.first(where: { $0.name == name }), option.allows(value)
      else { throw Fault.unknownOption("\(name)=\(value)") }
      options.choose(value, for: option, of: transform)
    }
  }

  enum Fault: Error {
    case unknownOption(String)
  }
}
