/// The search for the changes with which a check fails: which changes to try next, and what follows from the
/// results.
///
/// A set of changes that passed stays in what is tried later, so that at the end all changes that are kept
/// have passed together. By halves, one change to blame among a hundred is found with nine checks.
public struct BlameSearch: Sendable {
  /// The changes that passed together.
  public private(set) var kept: [String] = []
  /// The changes with which the check fails although it passes with the kept ones.
  public private(set) var blamed: [String] = []
  /// The changes of which nothing is known. After the last trial they are left out.
  public private(set) var open: [String]
  private var step: Step
  private var remaining: Int

  /// How many changes are tried at once.
  public enum Order: Sendable {
    case byHalves, oneByOne
  }

  private enum Step: Sendable {
    /// The kept changes and one more.
    case next
    /// All open changes at once.
    case all
    /// The check fails with the kept changes and these: their first half.
    case half(of: [String])
    case done
  }

  /// - Parameter limit: the number of checks after which the search ends.
  public init(among ids: [String], _ order: Order = .byHalves, limit: Int) {
    open = ids
    step = ids.isEmpty ? .done : order == .oneByOne ? .next : .all
    remaining = limit
  }

  /// The changes to check next, all together; nil when the search is over.
  public var trial: [String]? {
    guard 0 < remaining else { return nil }
    return switch step {
    case .next: kept + open.prefix(1)
    case .all: kept + open
    case .half(let suspects): kept + suspects.firstHalf
    case .done: nil
    }
  }

  /// Takes the result of the trial.
  public mutating func note(passed: Bool) {
    remaining -= 1
    switch step {
    case .next:
      if passed { keep([open[0]]) } else { blamed.append(open.removeFirst()) }
      if open.isEmpty { step = .done }
    case .all where passed:
      keep(open)
      step = .done
    case .all: suspect(open)
    case .half(let suspects) where passed:
      keep(suspects.firstHalf)
      suspect(suspects.secondHalf)
    case .half(let suspects): suspect(suspects.firstHalf)
    case .done: break
    }
  }

  private mutating func keep(_ ids: [String]) {
    kept += ids
    open.removeAll(where: Set(ids).contains)
  }

  /// Goes on among changes with which the check fails.
  private mutating func suspect(_ ids: [String]) {
    guard ids.count == 1 else {
      step = .half(of: ids)
      return
    }
    blamed += ids
    open.removeAll { $0 == ids[0] }
    step = open.isEmpty ? .done : .all
  }
}

extension [String] {
  fileprivate var firstHalf: [String] { Array(prefix(count / 2)) }

  fileprivate var secondHalf: [String] { Array(dropFirst(count / 2)) }
}
