import Parser
import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import Testing
import TransformKit

@testable import DismissalTransforms

/// What no case can show, since all files of a case are read.
@Suite struct ProtocolRequirementTests {
  /// A protocol whose file the search could not read may ask for anything.
  @Test func asksForAnythingWhereItWasNotRead() throws {
    let tree = SyntaxParser().parse(SourceText("protocol P {}\nstruct V: P {}"))
    let context = TransformContext(index: SymbolIndex(merging: [FileSymbols(of: tree)]))
    let view = try #require(TypeDecl.all(in: tree).last)
    let requirement = ProtocolRequirement(of: view, context: context)
    #expect(requirement.naming("dismiss") == "P")
    #expect(requirement.ofInitializer == "P")
  }
}
