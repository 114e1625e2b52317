import Parser
import SourceText
import SymbolIndex
import TestSupport
import Testing

@testable import Runner

/// Inference of modules from project files.
@Suite struct ModuleInferenceTests {
  /// Returns the module name of each file without the path of the repository, marked if the module
  /// is published.
  private func modules(_ files: [String: String]) throws -> [String: String] {
    let folder = try TemporaryFolder(files)
    try folder.git("init", "-q")
    let repository = IndexedRepository.index(
      try .discover(roots: [folder.path], repositoryAround: [folder.path]), jobs: 2)
    let paths = files.keys.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift") }
    return Dictionary(
      uniqueKeysWithValues: paths.map { path in
        let module = repository.modules[folder.path(path)]
        return (path, module.name.dropFirst(folder.path.count) + (module.isPublished ? "!" : ""))
      })
  }

  private func manifest(_ arguments: String) -> String {
    "import PackageDescription\nlet package = Package(name: \"P\", \(arguments))\n"
  }

  @Test func usesTheTargetsOfAPackage() throws {
    let targets =
      "products: [.library(name: \"A\", targets: [\"A\"])], targets: [.target(name: \"A\"),"
      + " .target(name: \"B\", dependencies: [.target(name: \"A\")], path: \"./Other/B\"),"
      + " .executableTarget(name: \"Tool\"), .testTarget(name: \"ATests\")]"
    let modules = try modules([
      "Package.swift": manifest(targets), "Sources/A/a.swift": "", "Sources/A/Deep/a.swift": "",
      "Other/B/b.swift": "", "Sources/Tool/main.swift": "", "Tests/ATests/t.swift": "",
      "Scripts/s.swift": "",
    ])
    #expect(
      modules == [
        "Sources/A/a.swift": "/Sources/A!", "Sources/A/Deep/a.swift": "/Sources/A!",
        "Other/B/b.swift": "/Other/B!", "Sources/Tool/main.swift": "/Sources/Tool",
        "Tests/ATests/t.swift": "/Tests/ATests", "Scripts/s.swift": "",
      ])
  }

  @Test func publishesWhatAProjectBuildsForDistribution() throws {
    let modules = try modules([
      "SDK/SDK.xcodeproj/project.pbxproj": "BUILD_LIBRARY_FOR_DISTRIBUTION = YES;",
      "SDK/a.swift": "", "App/App.xcodeproj/project.pbxproj": "", "App/a.swift": "",
      "Pod/Pod.podspec": "", "Pod/Pod.xcodeproj/project.pbxproj": "", "Pod/Sources/a.swift": "",
    ])
    #expect(
      modules == ["SDK/a.swift": "/SDK!", "App/a.swift": "/App", "Pod/Sources/a.swift": "/Pod!"])
  }

  @Test func publishesAPackageWithALicenseOfItsOwn() throws {
    let targets =
      "products: [.library(name: \"A\", targets: [\"A\"])], targets: [.target(name: \"A\")]"
    let modules = try modules([
      "App.xcodeproj/project.pbxproj": "", "LICENSE": "", "App/a.swift": "",
      "Vendor/A/Package.swift": manifest(targets), "Vendor/A/LICENSE.md": "",
      "Vendor/A/Sources/A/a.swift": "",
      "Own/A/Package.swift": manifest(targets), "Own/A/Sources/A/a.swift": "",
    ])
    #expect(
      modules == [
        "App/a.swift": "", "Vendor/A/Sources/A/a.swift": "/Vendor/A/Sources/A!",
        "Own/A/Sources/A/a.swift": "/Own/A/Sources/A",
      ])
  }

  @Test func usesFoldersIfTargetNamesAreComputed() throws {
    let modules = try modules([
      "Package.swift": manifest("targets: names.map { .target(name: $0) }"),
      "Sources/A/a.swift": "", "Sources/B/b.swift": "",
    ])
    #expect(modules == ["Sources/A/a.swift": "/Sources/A", "Sources/B/b.swift": "/Sources/B"])
  }

  @Test func usesTheSourceFolderOfASingleTarget() throws {
    let modules = try modules([
      "Package.swift": manifest("targets: [.target(name: \"A\")]"),
      "Sources/a.swift": "", "Sources/Views/b.swift": "",
    ])
    #expect(modules == ["Sources/a.swift": "/Sources", "Sources/Views/b.swift": "/Sources"])
  }

  @Test func usesTheTargetsOfATuistProject() throws {
    let modules = try modules([
      "Project.swift": "import ProjectDescription\nlet project = Project(name: \"App\")\n",
      "Targets/Home/Sources/h.swift": "", "Targets/Home/Sources/Views/v.swift": "",
      "Targets/Home/Tests/t.swift": "", "Targets/Kit/Sources/k.swift": "", "Sources/a.swift": "",
    ])
    #expect(
      modules == [
        "Targets/Home/Sources/h.swift": "/Targets/Home",
        "Targets/Home/Sources/Views/v.swift": "/Targets/Home",
        "Targets/Home/Tests/t.swift": "/Targets/Home",
        "Targets/Kit/Sources/k.swift": "/Targets/Kit", "Sources/a.swift": "", "Project.swift": "",
      ])
  }

  @Test func readsTheTargetsOfATuistProject() throws {
    let targets = """
      import ProjectDescription
      let project = Project(name: "Home", targets: [
        .target(name: "Home", product: .framework, sources: ["Sources/Screens/**", "Sources/Models/**"]),
        .target(name: "HomeDemo", sources: "Sources/Demo/**", dependencies: [.target(name: "Home")]),
        .target(name: "HomeKit", sources: sources),
      ])
      """
    let modules = try modules([
      "Home/Project.swift": targets, "Home/Sources/Screens/s.swift": "",
      "Home/Sources/Models/Books/m.swift": "", "Home/Sources/Demo/d.swift": "",
      "Home/Sources/Other/o.swift": "",
    ])
    #expect(
      modules == [
        "Home/Sources/Screens/s.swift": "/Home/Home",
        "Home/Sources/Models/Books/m.swift": "/Home/Home",
        "Home/Sources/Demo/d.swift": "/Home/HomeDemo", "Home/Sources/Other/o.swift": "/Home",
        "Home/Project.swift": "/Home",
      ])
  }

  @Test func usesTheFoldersOfXcodeProjects() throws {
    let modules = try modules([
      "iOS/App.xcodeproj/project.pbxproj": "", "iOS/App/a.swift": "", "iOS/Widget/w.swift": "",
      "iOS/Kit/Package.swift": manifest("targets: [.target(name: \"Kit\", path: \".\")]"),
      "iOS/Kit/k.swift": "", "Mac/project.yml": "", "Mac/m.swift": "", "Shared/s.swift": "",
    ])
    #expect(
      modules == [
        "iOS/App/a.swift": "/iOS", "iOS/Widget/w.swift": "/iOS", "iOS/Kit/k.swift": "/iOS/Kit",
        "Mac/m.swift": "/Mac", "Shared/s.swift": "",
      ])
  }
}
