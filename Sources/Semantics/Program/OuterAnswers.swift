/// Answers to questions of other modules, kept as the program's own are.
extension Program {
  /// The answer to a question about a declaration, found when it is first asked for.
  ///
  /// - Parameter question: tells it from others, and what it depends on besides the files of the program.
  public func answer<Answer: Sendable>(
    to question: some Hashable & Sendable, about decl: DeclID, _ find: () -> Answer
  ) -> Answer {
    let key = OuterQuestion(decl: decl, question: AnyHashable(question))
    if let known = outerAnswers[key], let answer = known as? Answer { return answer }
    let start = edits.start()
    let found = find()
    outerAnswers.keep(found, for: key, since: start)
    return found
  }

  /// The functions and variables of a name that types and extensions in some files declare, functions first in each
  /// file.
  ///
  /// - Parameter paths: the files that may declare one.
  public func members(named name: String, inFilesAt paths: [String]) -> [DeclID] {
    if !edits.files.isEmpty { namesOfMembers.insert(name) }
    return paths.compactMap(number).flatMap { number in
      file(number).members[name]?.map { DeclID(file: number, node: $0) } ?? []
    }
  }

  /// Whether files declare members of the same names as here, as far as all members of these were looked for.
  func membersAreAsBefore(in edited: [Int32: ProgramFile?]) -> Bool {
    edited.allSatisfy { number, file in
      let old = files[Int(number)] ?? source.file(number)
      let names = Set((old?.members ?? [:]).keys)
      return names.symmetricDifference((file?.members ?? [:]).keys).isDisjoint(with: namesOfMembers)
    }
  }
}
