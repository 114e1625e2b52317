/// A view without a body of its own. SwiftUI has no such name; here it saves each declaration a
/// line. In an extension of `View where Body == Never` the body would serve an app's view that
/// forgot its own.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { fatalError() }
}
