import Parser
import Runner
import SourceText

/// `statewise syntax --resolve FILE:LINE:COLUMN`: prints what a name means.
struct NameResolution {
  private let place: NamedPlace
  /// A run of all transforms, which reads the repository.
  private let run: Run

  init(_ arguments: Arguments) throws(UsageError) {
    guard !arguments.contains(.spans), !arguments.contains(.verify),
      !arguments.contains(.filesFrom),
      arguments.paths.count == 1, let place = NamedPlace(arguments.paths[0])
    else {
      throw UsageError("`--resolve` takes one place, FILE:LINE:COLUMN, and no other flag")
    }
    self.place = place
    let catalog = try KnownTransforms(near: []).catalog
    run = try ProjectArguments(arguments, at: place.path, catalog)
      .run(catalog.entries.map(\.transform), safety: .safe, jobs: nil)
  }

  func resolve() throws(UsageError) -> ExitCode {
    let answer: MeaningQuery.Answer?
    do throws(SystemError) {
      let tree = SyntaxParser().parse(try SourceLoader.load(place.path).source)
      guard let offset = place.offset(in: LineTable(tree.source)) else {
        throw SystemError(path: "\(place)", reason: "the file has no such line or column")
      }
      answer = try MeaningQuery(run.read([place.path])).answer(at: offset, in: tree)
    } catch {
      throw UsageError(error)
    }
    guard let answer else {
      StandardStream.output.writeLines(["\(place): no name of an expression or type stands here"])
      return .nothingFound
    }
    StandardStream.output.writeLines(["\(place): `\(answer.name)`"] + answer.lines)
    return .done
  }
}

extension MeaningQuery.Answer {
  /// The declarations, and the type of the expression.
  var lines: [String] { declarationLines + typeLines }

  /// The declarations that the name may refer to.
  var declarationLines: [String] {
    declarations.isEmpty
      ? ["  declaration: unknown"]
      : declarations.map {
        "  \(declarations.count == 1 ? "" : "possible ")declaration: \($0.place): \($0.line)"
      }
  }

  private var typeLines: [String] {
    expression.map { ["  type of `\($0.text)`: \($0.type)"] } ?? []
  }
}
