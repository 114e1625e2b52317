/// The kind of a node, with the official parser's name. Lists have no node of their own: the
/// elements are children of the node that contains the list. A comment after each kind shows an
/// example.
public enum SyntaxKind: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  /// Marks "no node" in a column of node IDs; no tree contains it.
  case none

  // The file and code blocks.
  case sourceFile
  case codeBlock  // { statements }
  case memberBlock  // { members }
  case unexpectedNodes  // tokens that the grammar does not allow here

  // Declarations.
  case accessorBlock  // { get set }
  case accessorDecl  // get async throws { … }
  case accessorEffectSpecifiers  // async throws
  case accessorParameters  // (newValue)
  case actorDecl  // actor A { … }
  case associatedTypeDecl  // associatedtype Element: P
  case classDecl  // class C { … }
  case declModifier  // private(set)
  case declModifierDetail  // (set)
  case deinitializerDecl  // deinit { … }
  case deinitializerEffectSpecifiers  // async
  case designatedType  // , Numeric (old operator declarations)
  case enumCaseDecl  // case a, b(Int)
  case enumCaseElement  // b(Int)
  case enumCaseParameter  // label: Int
  case enumCaseParameterClause  // (Int, label: Int)
  case enumDecl  // enum E { … }
  case extensionDecl  // extension E { … }
  case functionDecl  // func f() { … }
  case functionEffectSpecifiers  // async throws
  case functionParameter  // label name: Int = 1
  case functionParameterClause  // (a: Int, b: Int)
  case functionSignature  // (a: Int) async -> Int
  case ifConfigClause  // #if DEBUG …
  case ifConfigDecl  // #if … #endif
  case importDecl  // import struct Foundation.Date
  case importPathComponent  // Foundation.
  case inheritanceClause  // : A, B
  case inheritedType  // A,
  case initializerClause  // = 1
  case initializerDecl  // init() { … }
  case macroDecl  // macro m() = #external(…)
  case macroExpansionDecl  // #Preview { … }, among members
  case missingDecl  // attributes or modifiers without a declaration
  case operatorDecl  // infix operator +++: P
  case operatorPrecedenceAndTypes  // : P
  case patternBinding  // a: Int = 1
  case poundSourceLocation  // #sourceLocation(file: "a", line: 1)
  case poundSourceLocationArguments
  case precedenceGroupAssignment  // assignment: true
  case precedenceGroupAssociativity  // associativity: left
  case precedenceGroupDecl  // precedencegroup P { … }
  case precedenceGroupName  // Other,
  case precedenceGroupRelation  // higherThan: Other
  case primaryAssociatedType  // Element,
  case primaryAssociatedTypeClause  // <Element>
  case protocolDecl  // protocol P { … }
  case returnClause  // -> Int
  case structDecl  // struct S { … }
  case subscriptDecl  // subscript(i: Int) -> Int { … }
  case throwsClause  // throws(E)
  case typeAliasDecl  // typealias A = B
  case typeAnnotation  // : Int
  case typeInitializerClause  // = B
  case unexpectedCodeDecl
  case variableDecl  // let a = 1, b = 2

  // Attributes and availability.
  case attribute  // @objc(name)
  case availabilityArgument  // iOS 17,
  case availabilityCondition  // #available(iOS 17, *)
  case availabilityLabeledArgument  // message: "…"
  case platformVersion  // iOS 17.2
  case versionTuple  // 17.2

  // Generics.
  case conformanceRequirement  // T: P
  case genericArgument  // Int,
  case genericArgumentClause  // <Int, String>
  case genericParameter  // each T: P,
  case genericParameterClause  // <T, U>
  case genericRequirement  // T: P,
  case genericWhereClause  // where T: P
  case layoutRequirement  // T: _Trivial(64)
  case sameTypeRequirement  // T == U

  // Statements.
  case breakStmt  // break label
  case catchClause  // catch let error { … }
  case catchItem  // let error where …
  case conditionElement  // let a = b,
  case continueStmt  // continue label
  case deferStmt  // defer { … }
  case discardStmt  // discard self
  case doStmt  // do { … } catch { … }
  case fallThroughStmt  // fallthrough
  case forStmt  // for x in xs where … { … }
  case guardStmt  // guard … else { … }
  case labeledStmt  // outer: while …
  case matchingPatternCondition  // case .a = b
  case optionalBindingCondition  // let a = b
  case repeatStmt  // repeat { … } while c
  case returnStmt  // return a
  case switchCase  // case .a: …
  case switchCaseItem  // .a where b,
  case switchCaseLabel  // case .a, .b:
  case switchDefaultLabel  // default:
  case throwStmt  // throw e
  case whereClause  // where a
  case whileStmt  // while c { … }
  case yieldStmt  // yield &a

  // Expressions.
  case arrayElement  // a,
  case arrayExpr  // [a, b]
  case arrowExpr  // async throws ->, in a sequence
  case assignmentExpr  // =, in a sequence
  case awaitExpr  // await a
  case binaryOperatorExpr  // +, in a sequence
  case booleanLiteralExpr  // true
  case borrowExpr  // _borrow a
  case closureCapture  // weak self,
  case closureCaptureClause  // [weak self]
  case closureCaptureSpecifier  // unowned(safe)
  case closureExpr  // { a in … }
  case closureParameter  // a: Int,
  case closureParameterClause  // (a: Int)
  case closureShorthandParameter  // a,
  case closureSignature  // [weak self] a in
  case consumeExpr  // consume a
  case copyExpr  // copy a
  case declNameArgument  // label:
  case declNameArguments  // (a:b:)
  case declReferenceExpr  // name, name(a:b:)
  case dictionaryElement  // a: b,
  case dictionaryExpr  // [a: b]
  case discardAssignmentExpr  // _
  case expressionSegment  // \(a)
  case floatLiteralExpr  // 1.5
  case forceUnwrapExpr  // a!
  case functionCallExpr  // f(a) { … }
  case genericSpecializationExpr  // A<B>
  case ifExpr  // if … { … } else { … }
  case inOutExpr  // &a
  case integerLiteralExpr  // 1
  case keyPathComponent
  case keyPathExpr  // \A.b
  case keyPathOptionalComponent  // ?
  case keyPathPropertyComponent  // b
  case keyPathSubscriptComponent  // [c]
  case labeledExpr  // label: a,
  case macroExpansionExpr  // #selector(a)
  case memberAccessExpr  // a.b, .b
  case missingExpr
  case moduleSelector  // Module::
  case multipleTrailingClosureElement  // label: { … }
  case nilLiteralExpr  // nil
  case optionalChainingExpr  // a?
  case packElementExpr  // each a
  case packExpansionExpr  // repeat each a
  case patternExpr  // let a, among expressions
  case postfixIfConfigExpr  // a #if … #endif
  case postfixOperatorExpr  // a++
  case prefixOperatorExpr  // -a
  case regexLiteralExpr  // /a/
  case sequenceExpr  // a + b, unfolded
  case simpleStringLiteralExpr  // "a", where no interpolation may stand
  case stringLiteralExpr  // "a\(b)"
  case stringSegment  // a
  case subscriptCallExpr  // a[b]
  case superExpr  // super
  case switchExpr  // switch a { … }
  case tryExpr  // try a
  case tupleExpr  // (a, b)
  case typeExpr  // [Int], where an expression stands
  case unresolvedAsExpr  // as, in a sequence
  case unresolvedIsExpr  // is, in a sequence
  case unresolvedTernaryExpr  // ? b :, in a sequence
  case unsafeExpr  // unsafe a

  // Patterns.
  case expressionPattern  // .a(b)
  case identifierPattern  // a
  case isTypePattern  // is T
  case missingPattern
  case tuplePattern  // (a, b)
  case tuplePatternElement  // a: b,
  case valueBindingPattern  // let a
  case wildcardPattern  // _

  // Types.
  case arrayType  // [A]
  case attributedType  // @escaping A, inout A
  case classRestrictionType  // class
  case compositionType  // A & B
  case compositionTypeElement  // A &
  case dictionaryType  // [A: B]
  case functionType  // (A) -> B
  case identifierType  // A<B>
  case implicitlyUnwrappedOptionalType  // A!
  case inlineArrayType  // [3 of A]
  case memberType  // A.B
  case metatypeType  // A.Type
  case missingType
  case namedOpaqueReturnType  // <T> T
  case nonisolatedTypeSpecifier  // nonisolated(nonsending)
  case optionalType  // A?
  case packElementType  // each A
  case packExpansionType  // repeat each A
  case simpleTypeSpecifier  // inout
  case someOrAnyType  // some A
  case suppressedType  // ~A
  case tupleType  // (A, b: B)
  case tupleTypeElement  // b: B,
  case typeEffectSpecifiers  // async throws
}
