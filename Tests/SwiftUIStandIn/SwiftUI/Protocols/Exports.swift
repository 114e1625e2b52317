// A file that imports only SwiftUI uses all of these, so they are handed on.
@_exported import AppKit
@_exported import Combine
@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationOnDarwin
@_exported import Observation
@_exported import UIKit
@_exported import UniformTypeIdentifiers
