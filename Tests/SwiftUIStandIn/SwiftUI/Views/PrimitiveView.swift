/// A view without a body of its own. SwiftUI has no such name; here it saves each declaration a line.
public protocol PrimitiveView: View where Body == Never {}
