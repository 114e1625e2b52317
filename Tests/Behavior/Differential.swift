import Foundation

/// Runs the program of a case before and after its change through the same steps, and compares
/// what is seen.
struct Differential: Sendable {
  let tools: ProgramCompiler
  let page: CasePage
  let contextText: String
  let context: (folder: String, object: String)?
  let folder: String

  /// What was the same.
  struct Agreement: Sendable {
    var roots = 0
    /// Steps that were taken, and those of them that a user takes: without the clock and changes
    /// from outside.
    var steps = 0
    var taps = 0
    /// Evaluations of bodies.
    var before = 0
    var after = 0
    /// Roots that could not be started.
    var faults: [String] = []
  }

  enum Verdict: Sendable {
    case same(Agreement)
    case differs([String])
    case undriven(String)
  }

  func run() throws -> Verdict {
    try? FileManager.default.removeItem(atPath: folder)
    let program = CaseProgram(context: contextText)
    let before = try texts(.before)
    let after = try texts(.after)
    var roots = program.roots(in: before.own)
    let other = program.roots(in: after.own)
    // What is presented is seen where it is presented; by itself it would be given other
    // arguments than before.
    roots.views.removeAll { root in !other.views.contains { $0 == root } }
    roots.helpers.removeAll { !other.helpers.contains($0) }
    guard !roots.views.isEmpty || !roots.apps.isEmpty || !roots.helpers.isEmpty else {
      return .undriven("no view can be made of samples, the same before and after")
    }
    var rootsAfter = other
    rootsAfter.views.removeAll { root in !roots.views.contains { $0 == root } }
    rootsAfter.helpers = roots.helpers
    rootsAfter.samples = roots.samples
    rootsAfter.variables = roots.variables
    roots.pushes = roots.pushes || other.pushes
    rootsAfter.pushes = roots.pushes
    // A state of one of the programs cannot be flipped in the other one.
    let omitted = roots.states.symmetricDifference(other.states)
    for (moment, texts, roots) in [("before", before, roots), ("after", after, rootsAfter)] {
      if let fault = try build(moment, texts, roots, without: omitted) {
        return .undriven("\(moment): \(fault)")
      }
    }
    return try ProgramPair(tools: tools, folder: folder).compare()
  }

  // MARK: Build

  private struct Texts {
    var own: [String] = []
    var modules: [(name: String, files: [String])] = []
  }

  private func texts(_ moment: CaseSources.Moment) throws -> Texts {
    let sources = CaseSources(
      page: page, moment: moment, imports: context == nil ? [] : ["CaseContext"])
    let place = "\(folder)/\(moment.rawValue)"
    var texts = Texts()
    texts.modules = try sources.writeModules(into: place)
    for path in try sources.write(into: place) {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      try FileManager.default.removeItem(atPath: path)
      texts.own.append(CaseProgram.declarations(in: text, isFirst: texts.own.isEmpty))
    }
    return texts
  }

  private func build(
    _ moment: String, _ texts: Texts, _ roots: CaseProgram.Roots, without omitted: Set<String>
  ) throws -> String? {
    let place = "\(folder)/\(moment)"
    var objects = context.map { [$0.object] } ?? []
    let imports = [place] + (context.map { [$0.folder] } ?? [])
    for (name, files) in texts.modules {
      let object = "\(place)/\(name).o"
      if let fault = try tools.module(name, files, object: object, in: place, imports) {
        return fault
      }
      objects.append(object)
    }
    var files: [String] = []
    for (index, text) in texts.own.enumerated() {
      files.append("\(place)/Case\(index).swift")
      try Data(text.utf8).write(to: URL(fileURLWithPath: files[index]))
    }
    let main = CaseProgram.main(
      roots, without: omitted, imports: context == nil ? [] : ["CaseContext"])
    var lines = main.components(separatedBy: "\n")
    files.append("\(place)/main.swift")
    // A line that does not compile makes something of a sample that it cannot be made of.
    for _ in 0..<6 {
      try Data(lines.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: files.last!))
      guard
        let fault = try tools.program(files, objects, output: "\(place)/program", imports)
      else { return nil }
      guard let match = fault.firstMatch(of: /\/main\.swift:(\d+):/), let line = Int(match.1),
        lines.indices.contains(line - 1), !lines[line - 1].isEmpty
      else { return fault }
      lines[line - 1] = ""
    }
    return "no view can be made of samples"
  }
}
