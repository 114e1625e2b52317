import Foundation
import TestSupport
import Testing

@testable import statewise

/// What the README says of installation, with the program that is built and a local address.
@Suite struct InstallTests {
  private static let version = CommandLineTool.version

  /// Runs `make` in the repository for the built program.
  private func make(_ arguments: String...) throws -> Tool.Ending {
    try Tool.shell(
      "make --no-print-directory -C '\(CasePage.top.path)' PROGRAM=\"$0\" \(arguments.joined(separator: " ")) 2>&1"
    )
  }

  @Test func installsTheProgramAndItsCompletions() throws {
    let folder = try TemporaryFolder()
    let ending = try make("install", "PREFIX='\(folder.path)/a b'", "STRIP=true")
    #expect(
      ending.code == 0 && ending.output.hasSuffix("installed \(folder.path)/a b/bin/statewise\n"))
    let names = folder.names().filter {
      $0.hasSuffix("statewise") || $0.hasSuffix("statewise.fish")
    }
    #expect(
      names == [
        "a b/bin/statewise", "a b/share/bash-completion/completions/statewise",
        "a b/share/fish/vendor_completions.d/statewise.fish",
        "a b/share/zsh/site-functions/_statewise",
      ])
    #expect(try make("uninstall", "PREFIX='\(folder.path)/a b'").code == 0)
    #expect(!folder.names().contains { $0.hasSuffix("statewise") })
  }

  @Test func makesAnArchiveAndABundle() throws {
    let folder = try TemporaryFolder()
    let ending = try make("archive", "bundle", "ARCHIVES='\(folder.path)'", "STRIP=true")
    #expect(ending.code == 0, "\(ending.output)")
    let archive = try #require(folder.names().first { $0.hasSuffix(".tar.gz") })
    let name = archive.dropLast(".tar.gz".count)
    #expect(name.hasPrefix("statewise-\(Self.version)-"))
    let script = """
      cd '\(folder.path)' && sha256sum -c *.sha256 > sums && rm -r '\(name)' && tar -xzf '\(archive)' \
        && '\(name)/statewise' --version && rm -r *.artifactbundle && unzip -q *.zip \
        && statewise.artifactbundle/'\(name)'/bin/statewise --version
      """
    let version = "statewise \(Self.version)\n"
    #expect(try Tool.shell(script) == Tool.Ending(code: 0, output: version + version, error: ""))
    let info = try JSONDecoder().decode(
      Bundle.self, from: Data(folder.read("statewise.artifactbundle/info.json").utf8))
    #expect(info.artifacts["statewise"]?.variants.map(\.path) == ["\(name)/bin/statewise"])
  }

  private struct Bundle: Decodable {
    struct Artifact: Decodable { let variants: [Variant] }
    struct Variant: Decodable { let path: String }
    let artifacts: [String: Artifact]
  }

  /// The address stands once in the code; `make address` changes the pages that name it.
  @Test func namesOneAddress() throws {
    let page = try String(contentsOf: CasePage.top.appending(path: "README.md"), encoding: .utf8)
    let owner = try #require(CommandLineTool.address.split(separator: "/").dropLast().last)
    let named = page.matches(of: #/https://[^/ ]+/[^/ ]+/statewise\b/#).map { String($0.output) }
      .filter { !$0.contains("/YOU/") }
    #expect(!named.isEmpty && Set(named) == [CommandLineTool.address])
    #expect(
      !page.matches(of: #/(?:spm:|uses: |install )(\S+?)/statewise/#).contains { $0.1 != owner })
  }

  @Test func writesAnotherAddress() throws {
    let page = try String(contentsOf: CasePage.top.appending(path: "README.md"), encoding: .utf8)
    let folder = try TemporaryFolder([
      "README.md": page,
      "Sources/statewise/Version.swift": "  static let version = \"0.1.0\"\n"
        + "  static let address = \"\(CommandLineTool.address)\"\n",
    ])
    try FileManager.default.copyItem(
      atPath: CasePage.top.appending(path: "Makefile").path, toPath: folder.path("Makefile"))
    let ending = try Tool.shell(
      "make -C '\(folder.path)' address URL=https://git.example.com/team/statewise.git")
    #expect(ending.code == 0, "\(ending.error)")
    let changed = try folder.read("README.md")
    #expect(!changed.contains("OWNER/"))
    #expect(
      changed.contains("mint install team/statewise@") && changed.contains("/team/statewise\""))
    #expect(
      try folder.read("Sources/statewise/Version.swift").contains("example.com/team/statewise\""))
  }

  /// SwiftPM finds the release that the snippet of the README names, at the address that is put in.
  @Test func resolvesTheDependencyOfTheReadme() throws {
    let page = try String(contentsOf: CasePage.top.appending(path: "README.md"), encoding: .utf8)
    let snippet = try #require(page.firstMatch(of: #/\.package\(url: .+\)/#)).output
    let folder = try TemporaryFolder()
    let copy = folder.path("statewise")
    let manifest = """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(
        name: "App", dependencies: [
          \(snippet.replacing(CommandLineTool.address, with: "file://\(copy)"))
        ])
      """
    try folder.write(manifest, to: "App/Package.swift")
    let script = """
      mkdir '\(copy)' && cp '\(CasePage.top.path)/Package.swift' '\(copy)' && cd '\(copy)' && git init -q \
        && git add -A && git -c user.name=a -c user.email=a@example.com commit -qm All \
        && git tag \(Self.version) && cd ../App && swift package --disable-sandbox resolve 2>&1
      """
    let ending = try Tool.shell(script)
    #expect(ending.output.contains("at \(Self.version)"), "\(ending.output)\(ending.error)")
  }
}
