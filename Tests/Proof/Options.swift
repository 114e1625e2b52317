import Foundation

/// The arguments of the program.
struct Options {
  var tool = ""
  var host = ""
  var top = "."
  var seed: UInt64 = 1
  var count = 200
  var steps = 60
  var size = 24
  var jobs = 2
  var findings = ""
  var shrinks = true
  /// What rewrites may change, beside the options of an app.
  var safety = ""
  var rounds = 40
  /// Whether only apps count whose changes have a strategy that few apps need.
  var isRare = false
  var isVerbose = false
  var words: [String] = []

  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--statewise": tool = rest.popFirst() ?? ""
      case "--host": host = rest.popFirst() ?? ""
      case "--top": top = rest.popFirst() ?? ""
      case "--seed": seed = rest.popFirst().flatMap { UInt64($0) } ?? 1
      case "--count": count = rest.popFirst().flatMap { Int($0) } ?? 200
      case "--steps": steps = rest.popFirst().flatMap { Int($0) } ?? 24
      case "--size": size = rest.popFirst().flatMap { Int($0) } ?? 24
      case "--jobs": jobs = rest.popFirst().flatMap { Int($0) } ?? 2
      case "--findings": findings = rest.popFirst() ?? ""
      case "--safety": safety = rest.popFirst() ?? ""
      case "--rounds": rounds = rest.popFirst().flatMap { Int($0) } ?? 40
      case "--rare": isRare = true
      case "--verbose": isVerbose = true
      case "--no-shrinking": shrinks = false
      default: words.append(word)
      }
    }
  }
}
