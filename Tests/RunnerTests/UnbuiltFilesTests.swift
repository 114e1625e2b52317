import Foundation
import Parser
import SourceText
import TestSupport
import Testing

@testable import Runner

/// Which files a run leaves out because no target builds them.
@Suite struct UnbuiltFilesTests {
  /// The text of the files whose text does not matter.
  private static let view = "struct Old {}\n"

  /// An Xcode project that names some files, and keeps some folders in step with the disk.
  private static func project(_ names: String..., folders: String...) -> String {
    let files = names.map {
      "\t\tF1 = {isa = PBXFileReference; path = \($0); sourceTree = \"<group>\"; };\n"
    }
    let groups = folders.map {
      """
      \t\tF2 /* Folder */ = {
      \t\t\tisa = PBXFileSystemSynchronizedRootGroup;
      \t\t\tpath = \($0);
      \t\t\tsourceTree = "<group>";
      \t\t};

      """
    }
    return (files + groups).joined()
  }

  /// The files that are left out of a run on a repository with some files.
  private func leftOut(
    _ files: [String: String], from roots: [String] = [""], isRepository: Bool = true,
    _ prepare: (TemporaryFolder) throws -> Void = { _ in }
  ) throws -> [String] {
    let texts = files.map { $0.hasSuffix(".swift") && $1.isEmpty ? ($0, Self.view) : ($0, $1) }
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: texts))
    if isRepository { try folder.git("init", "-q") }
    try prepare(folder)
    let input = try Run([RenameTransform()]).read(roots.map(folder.path))
    let found = input.repository.unbuiltPaths
    #expect(input.named.files.allSatisfy { !found.contains($0.path) })
    return found.map { String($0.dropFirst(folder.path.count + 1)) }.sorted()
  }

  /// A project that builds `App/A.swift`, and files beside it.
  private func leftOut(
    of others: [String: String], beside project: String = project("A.swift"),
    _ prepare: (TemporaryFolder) throws -> Void = { _ in }
  ) throws -> [String] {
    let files = ["App.xcodeproj/project.pbxproj": project, "App/A.swift": ""]
    return try leftOut(files.merging(others) { $1 }, prepare)
  }

  @Test func leavesOutWhatNoProjectNames() throws {
    #expect(try leftOut(of: ["App/Old/B.swift": ""]) == ["App/Old/B.swift"])
  }

  @Test(arguments: ["b.swift", "\"Old/B.swift\"", "\"My B.swift\"", "B.swift.txt"])
  func keepsWhatAProjectMayName(_ name: String) throws {
    #expect(try leftOut(of: ["App/B.swift": ""], beside: Self.project("A.swift", name)) == [])
  }

  @Test func keepsWhatAnotherProjectNames() throws {
    let files = ["Other/Kit.xcodeproj/project.pbxproj": Self.project("B.swift"), "App/B.swift": ""]
    #expect(try leftOut(of: files) == [])
  }

  @Test(arguments: ["B\u{e9}.swift", "B(2).swift"])
  func keepsNamesThatProjectsMayWriteOtherwise(_ name: String) throws {
    #expect(try leftOut(of: ["App/\(name)": ""]) == [])
  }

  @Test func leavesOutACopyThatNoProjectNames() throws {
    let copy = "App/A 2.swift"
    #expect(try leftOut(of: [copy: ""]) == [copy])
    #expect(try leftOut(of: [copy: ""], beside: Self.project("A.swift", "\"A 2.swift\"")) == [])
  }

  @Test func keepsWhatLiesInAFolderInStepWithTheDisk() throws {
    let project = Self.project("A.swift", folders: "Shared", "\"../Own Views/Kit\"")
    let files = [
      "App/Shared/Deep/B.swift": "", "Own Views/kit/C.swift": "", "Views/Kit/D.swift": "",
      "Shared2/E.swift": "",
    ]
    #expect(try leftOut(of: files, beside: project) == ["Shared2/E.swift", "Views/Kit/D.swift"])
  }

  @Test func leavesOutWhatLiesBesideFoldersInStepWithTheDisk() throws {
    let files = ["App/B.swift": "", "Reference/C.swift": ""]
    #expect(try leftOut(of: files, beside: Self.project(folders: "App")) == ["Reference/C.swift"])
  }

  /// A project whose targets compile the folder `App`, but for the paths that each leaves out of it.
  private static func project(leavingOut exceptions: [String]..., for others: [String] = [])
    -> String
  {
    func set(_ id: String, of target: String, _ paths: [String]) -> String {
      """
      \t\t\(id) /* Exceptions */ = {
      \t\t\tisa = PBXFileSystemSynchronizedBuildFileExceptionSet;
      \t\t\tmembershipExceptions = (
      \(paths.map { "\t\t\t\t\($0),\n" }.joined())\t\t\t);
      \t\t\ttarget = \(target) /* Target */;
      \t\t};

      """
    }
    let targets = exceptions.enumerated().map { number, paths in
      """
      \(set("E\(number)", of: "D\(number)", paths))\t\tD\(number) /* Target */ = {
      \t\t\tisa = PBXNativeTarget;
      \t\t\tfileSystemSynchronizedGroups = (
      \t\t\t\tF1 /* App */,
      \t\t\t);
      \t\t};

      """
    }
    let ids = exceptions.indices.map { "E\($0)" } + ["EE"]
    return """
      \(targets.joined())\(set("EE", of: "DD", others))\t\tF1 /* App */ = {
      \t\t\tisa = PBXFileSystemSynchronizedRootGroup;
      \t\t\texceptions = (
      \(ids.map { "\t\t\t\t\($0) /* Exceptions */,\n" }.joined())\t\t\t);
      \t\t\tpath = App;
      \t\t\tsourceTree = "<group>";
      \t\t};
      """
  }

  /// What is left out of the folder `App`, whose folder has its name, too.
  private func leftOut(ofApp project: String) throws -> [String] {
    try leftOut([
      "App/App.xcodeproj/project.pbxproj": project, "App/App/A.swift": "", "App/App/B.swift": "",
      "App/App/Old/B.swift": "", "App/App/Old/Deep/C 1+2.swift": "",
      "App/App/Old/Deep/D+E.swift": "",
      "App/App/Older/B.swift": "",
    ])
  }

  @Test func leavesOutWhatTargetsLeaveOutOfTheirFolders() throws {
    let old = ["Old/B.swift", "\"Old/Deep/D+E.swift\"", "Info.plist"]
    let found = ["App/App/Old/B.swift", "App/App/Old/Deep/D+E.swift"]
    let folder = [
      "App/App/Old/B.swift", "App/App/Old/Deep/C 1+2.swift", "App/App/Old/Deep/D+E.swift",
    ]
    #expect(try leftOut(ofApp: Self.project(leavingOut: old)) == found)
    #expect(try leftOut(ofApp: Self.project(leavingOut: ["Old"])) == folder)
    #expect(try leftOut(ofApp: Self.project(leavingOut: old, ["Old"])) == found)
  }

  @Test func keepsWhatOneOfSeveralTargetsCompiles() throws {
    let old = ["Old/B.swift"]
    #expect(try leftOut(ofApp: Self.project(leavingOut: old, [])) == [])
    #expect(try leftOut(ofApp: Self.project(leavingOut: old, for: old)) == [])
    #expect(
      try leftOut(ofApp: Self.project(leavingOut: ["Old"], for: ["Old/B.swift"])) == [
        "App/App/Old/Deep/C 1+2.swift", "App/App/Old/Deep/D+E.swift",
      ])
    #expect(try leftOut(ofApp: Self.project(for: ["Old/B.swift"])) == [])
  }

  @Test(arguments: [
    "", "{\n", "isa = PBXFileSystemSynchronizedRootGroup;\npath = App;\n",
    project("A.swift", folders: "\"$(NAME)\""), project("A.swift", folders: ".."),
    "<key>isa</key><string>PBXFileSystemSynchronizedRootGroup</string>A.swift",
  ])
  func keepsEverythingBesideAProjectThatCannotBeRead(_ project: String) throws {
    #expect(try leftOut(of: ["App/B.swift": ""], beside: project) == [])
  }

  @Test func keepsWhatLiesOutsideTheFoldersOfProjects() throws {
    let files = [
      "iOS/App.xcodeproj/project.pbxproj": Self.project("A.swift"), "iOS/A.swift": "",
      "iOS/B.swift": "", "Shared/C.swift": "",
    ]
    #expect(try leftOut(files) == ["iOS/B.swift"])
    #expect(try leftOut(files, isRepository: false) == [])
  }

  @Test(arguments: [
    "project.yml", "App.podspec", "CMakeLists.txt", "BUILD.bazel", "App/Old/Package.swift",
  ])
  func keepsWhatAnotherToolMayBuild(_ name: String) throws {
    #expect(try leftOut(of: [name: "", "App/Old/B.swift": ""]).filter { $0 != name } == [])
  }

  @Test func keepsWhatTuistMayBuild() throws {
    let manifest = ["Tools/Project.swift": "import ProjectDescription\n", "App/B.swift": ""]
    #expect(try leftOut(of: manifest) == [])
    let own = ["App/Project.swift": "struct Project {}\n", "App/B.swift": ""]
    #expect(try leftOut(of: own) == ["App/B.swift", "App/Project.swift"])
  }

  @Test func keepsWhatAPackageBesideTheProjectBuilds() throws {
    let manifest = "import PackageDescription\nlet a = Package(targets: [.target(name: \"Kit\")])\n"
    let files = ["Package.swift": manifest, "Sources/Kit/B.swift": "", "App/C.swift": ""]
    #expect(try leftOut(of: files) == ["App/C.swift"])
    let computed = manifest.replacing("\"Kit\"", with: "name, path: path")
    #expect(try leftOut(of: files.merging(["Package.swift": computed]) { $1 }) == [])
  }

  @Test func keepsManifestsAndScripts() throws {
    let files = ["Package.swift": "let package = Package()\n", "tools/run.swift": "print(1)\n"]
    #expect(try leftOut(of: files) == [])
  }

  @Test func keepsPlaygrounds() throws {
    #expect(try leftOut(of: ["App/A.playground/Contents.swift": ""]) == [])
  }

  @Test func keepsWhatALinkLeadsTo() throws {
    let files = ["App/Old/B.swift": "", "App/Old/C.swift": "", "App/Older/D.swift": ""]
    let found = try leftOut(of: files) { folder in
      for (link, target) in [("App/E.swift", "Old/C.swift"), ("Kit", "App/Older")] {
        try FileManager.default.createSymbolicLink(
          atPath: folder.path(link), withDestinationPath: target)
      }
    }
    #expect(found == ["App/Old/B.swift"])
  }

  @Test func keepsWhatAnIgnoredProjectMayBuild() throws {
    let files = [".gitignore": "Local.xcodeproj\n", "Local.xcodeproj/a": "", "App/B.swift": ""]
    #expect(try leftOut(of: files) == [])
  }

  @Test func keepsWhatBuiltFilesNeed() throws {
    let files = [
      "App/A.swift": "let a = Sheet().carded()\n",
      "App/Sheet.swift": "struct Sheet { let b: Row }\n",
      "App/Row.swift": "struct Row { struct Old {} }\n",
      "App/Card.swift": "extension View { func carded() {} }\n",
      "App/Other.swift": "struct Other { let a = Sheet(); func carded() {} }\n",
    ]
    #expect(try leftOut(of: files) == ["App/Other.swift"])
  }

  @Test func leavesOutSecondCopies() throws {
    let files = [
      "App/A.swift": "struct Sheet {}; let a = Sheet()\n", "App/B.swift": "struct Sheet {}\n",
    ]
    #expect(try leftOut(of: files) == ["App/B.swift"])
  }

  @Test func keepsWhatTheUserNames() throws {
    let files = [
      "App.xcodeproj/project.pbxproj": Self.project("A.swift"), "App/A.swift": "",
      "App/Old/B.swift": "", "App/Old/C.swift": "", "App/D.swift": "",
    ]
    #expect(try leftOut(files, from: ["App/Old"]) == ["App/D.swift"])
    #expect(try leftOut(files, from: ["App/Old/B.swift"]) == ["App/D.swift", "App/Old/C.swift"])
    #expect(
      try leftOut(files, from: ["App"]) == ["App/D.swift", "App/Old/B.swift", "App/Old/C.swift"])
  }

  @Test func changesNothingInFilesLeftOut() throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": Self.project("A.swift"), "A.swift": "let old = 1\n",
      "B.swift": "struct B { let old = 1 }\n",
    ])
    try folder.git("init", "-q")
    let plan = try Run([RenameTransform()]).plan(for: [folder.path])
    #expect(plan.files.map(\.path) == [folder.path("A.swift")])
    #expect(plan.report.examinedCount == 1)
  }

  @Test func holdsChangesBackThatWouldBreakAFileLeftOut() throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": Self.project("A.swift"), "A.swift": "struct Sheet {}\n",
      "B.swift": "struct B { let b = Sheet() }\n",
    ])
    try folder.git("init", "-q")
    let index = try Run([RenameTransform()]).read([folder.path]).repository.index
    let words = index.unreadFiles(mentioningOneOf: ["Sheet"]).map(\.cause.words)
    #expect(words == ["is in no target"])
  }
}
