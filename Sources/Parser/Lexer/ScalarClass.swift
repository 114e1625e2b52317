/// A Unicode scalar read from bytes that may be invalid UTF-8.
struct DecodedScalar {
  /// The scalar's value, or `invalid`.
  let value: UInt32
  /// The position after the scalar, or after the bytes that belong to no scalar.
  let end: UnsafePointer<UInt8>

  static let invalid = UInt32.max

  var isValid: Bool { value != Self.invalid }

  /// Reads the scalar at `start`. Skips bytes that cannot start a scalar, up to one that can; the
  /// zero padding after the file ends every sequence.
  init(at start: UnsafePointer<UInt8>) {
    let first = start[0]
    guard 0x80 <= first else {
      (value, end) = (UInt32(first), start + 1)
      return
    }
    guard Self.beginsScalar(first) else {
      var next = start + 1
      while !Self.beginsScalar(next[0]) { next += 1 }
      (value, end) = (Self.invalid, next)
      return
    }
    let length = (~first).leadingZeroBitCount
    var scalar = UInt32(first & (0x7F >> UInt8(length)))
    for index in 1..<length {
      guard start[index] & 0xC0 == 0x80 else {
        (value, end) = (Self.invalid, start + index)
        return
      }
      scalar = scalar << 6 | UInt32(start[index] & 0x3F)
    }
    let smallest: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    let isScalar = smallest <= scalar && Unicode.Scalar(scalar) != nil
    (value, end) = (isScalar ? scalar : Self.invalid, start + length)
  }

  private static func beginsScalar(_ byte: UInt8) -> Bool {
    byte < 0x80 || (0xC2 <= byte && byte < 0xF5)
  }
}

/// The classes of scalars above ASCII that Swift's grammar distinguishes. ASCII uses the byte
/// tables.
extension DecodedScalar {
  var continuesIdentifier: Bool {
    switch value {
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6,
      0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E,
      0x203F...0x2040, 0x2054, 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF,
      0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D,
      0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8:
      true
    case 0x10000...0xEFFFF:
      // The last two scalars of every plane are not characters.
      value & 0xFFFF <= 0xFFFD
    default:
      false
    }
  }

  /// Combining marks continue a name but cannot start one.
  var startsIdentifier: Bool { continuesIdentifier && !isCombiningMark }

  var startsOperator: Bool {
    switch value {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
      0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
      0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
      0x3008...0x3030:
      true
    default:
      false
    }
  }

  var continuesOperator: Bool {
    startsOperator || isCombiningMark || (0xFE00 <= value && value <= 0xFE0F)
      || (0xE0100 <= value && value <= 0xE01EF)
  }

  private var isCombiningMark: Bool {
    switch value {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    default: false
    }
  }

  /// White space that a name in backticks cannot contain.
  var isForbiddenInRawIdentifier: Bool {
    switch value {
    case 0x9...0xD, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000:
      true
    default:
      false
    }
  }

  /// White space of which a name in backticks cannot consist alone: the space and direction marks.
  var isSpaceOfRawIdentifier: Bool { value == 0x20 || value == 0x200E || value == 0x200F }

  var isUnprintableASCII: Bool { value < 0x20 || value == 0x7F }
}
