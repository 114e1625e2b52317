/// What a call has to be converted for, the worst first; the compiler prefers the call that needs less.
struct Conversions: Comparable {
  /// Arguments and results whose type is unknown.
  var unknowns = 0
  /// A function that waits where nothing may wait, or one that does not where others do.
  var otherAsync = 0
  /// Whether the declaration says that the compiler shall prefer others.
  var disfavored = 0
  /// Implicit members of the type within an optional: `.some` for `.red`.
  var optionalMembers = 0
  /// Between `Double` and `CGFloat`.
  var numbers = 0
  var functions = 0
  /// Literals of another type than their default.
  var literals = 0
  /// `[Any]` from `[Int]`
  var collections = 0
  var toOptional = 0
  var toAny = 0

  static func += (left: inout Conversions, right: Conversions) {
    left.unknowns += right.unknowns
    left.otherAsync += right.otherAsync
    left.disfavored += right.disfavored
    left.optionalMembers += right.optionalMembers
    left.numbers += right.numbers
    left.functions += right.functions
    left.literals += right.literals
    left.collections += right.collections
    left.toOptional += right.toOptional
    left.toAny += right.toAny
  }

  static func < (left: Conversions, right: Conversions) -> Bool {
    left.ranks.lexicographicallyPrecedes(right.ranks)
  }

  private var ranks: [Int] {
    [
      unknowns, otherAsync, disfavored, optionalMembers, numbers, functions, literals, collections,
      toOptional, toAny,
    ]
  }
}
