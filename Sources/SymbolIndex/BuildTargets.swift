/// Which targets of the Xcode projects compile a file.
///
/// Code in one folder may be compiled into several targets, each without some of the files.
public struct BuildTargets: Sendable {
  private let find: @Sendable (String) -> Set<Int>
  /// The answers so far: one question about a view asks for the targets of many files.
  private let known = ComputedByKey<String, Set<Int>>()

  /// Nothing is known of any file.
  public init() { find = { _ in [] } }

  /// - Parameter find: the targets of the file at a path, numbered over all projects.
  public init(_ find: @escaping @Sendable (String) -> Set<Int>) {
    self.find = find
  }

  /// The numbers of the targets; a negative one where a project has only targets that do not compile the file.
  /// Empty where the targets are not known.
  public subscript(path: String) -> Set<Int> {
    known.value(for: path) { find(path) }
  }
}
