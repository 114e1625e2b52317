import SymbolIndex
import TestSupport
import TransformKit

@testable import Runner

/// What a page says of a run besides its code.
struct CaseSetting {
  /// The oldest release that the code is to run on.
  private(set) var targets = DeploymentTargets.unknown
  private(set) var options = OptionChoices()
  private(set) var modules = ModuleMap()

  /// Says nothing.
  init() {}

  init(of page: CasePage, for transform: any Transform) throws {
    targets =
      page.deploymentTarget.map { text in
        DeploymentTargets([DeploymentTarget(text, origin: "the page")!])
      } ?? .unknown
    modules = try Self.modules(of: page)
    for (name, value) in page.options {
      guard let option = transform.options.first(where: { $0.name == name }), option.allows(value)
      else { throw Fault.unknownOption("\(name)=\(value)") }
      options.choose(value, for: option, of: transform)
    }
  }

  /// The modules that files say they are of, by their folders as in a package.
  private static func modules(of page: CasePage) throws -> ModuleMap {
    var modules: [String: ModuleID] = [:]
    for file in page.files {
      let folder = file.path.split(separator: "/").dropLast().joined(separator: "/")
      let module = ModuleID(name: file.module ?? "", isPublished: page.isPublished)
      guard modules.updateValue(module, forKey: folder) ?? module == module else {
        throw Fault.modulesShareFolder(folder)
      }
    }
    return ModuleMap(modules)
  }

  enum Fault: Error {
    case unknownOption(String)
    case modulesShareFolder(String)
  }
}
